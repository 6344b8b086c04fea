def test_x(qtbot):
    import tempfile, pathlib
    from paydesk.worker.thread import CounterThread
    t = CounterThread(None)
    with qtbot.waitSignal(t.finished): t.start()
