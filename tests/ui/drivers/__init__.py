"""Page objects: what a person sees and does on one page, by its names and not by its widgets.

`Screens` has one of each; a `WindowDriver` and a running program are `Screens`. Only these modules know the attributes
of pages; they look them up each time, since a window creates its pages anew for another language.
"""
