"""The day report: figures of chosen days, the open shift, its close or handover, and the list of Z-reports."""
