"""Desks: where a visitor is helped, in the stone, timber and light of a coast. One unit is 10 cm; made on the seven coasts of coasts.py."""
from studio import *
from coasts import still
VIEW = dict(eye=(.2, -17, 5.2), aim=(.15, .1, .62), lens=97, stop=.24, focus=(.2, -.6, .5), edge=-6)
def things(cloth, keys):
    br = metal('#C79A57', .22, micro=.07); wd = wood('#3A2114', '#5E3822', .8, 0, .35, .3)
    cyl(.86, .12, wd, (1.15, .3, 0), .04); lathe([(.7, .0), (.71, .06), (.62, .3), (.42, .52), (.14, .62), (0, .63)], br, (1.15, .3, .14), seg=120, per=14); cyl(.06, .18, br, (1.15, .3, .8), .015); sphere(.1, br, (1.15, .3, 1.02)); torus(.71, .03, br, (1.15, .3, .16))
    with Group((-1.55, .1, 0), (0, 0, 9)):
        rbottle(2.5, 1.8, .1, .05, leather(cloth, .5), (0, 0, 0), .03); box((2.42, 1.72, .22), paper('#EFE6D5'), (.02, 0, .09), .012); rbottle(2.5, 1.8, .05, .05, leather(cloth, .5), (0, 0, .3), .02); box((.9, .5, .006), paper('#F2EADB'), (.2, .1, .352), .002); tube([(-1.1, -.7, .42), (.9, -1.0, .46)], .055, lacquer('#16120F', .2), taper=[1, .4], bezier=False)
    with Group((1.0, -1.9, .06), (0, 0, -7)):
        torus(.28, .055, br, (0, 0, 0)); tube([(.28, 0, 0), (1.25, 0, 0)], .06, br, bezier=False); box((.09, .34, .09), br, (1.14, -.17, -.04), .015); box((.09, .26, .09), br, (.92, -.13, -.04), .015)
        tube([(-.28, 0, 0), (-.6, .1, .02), (-.95, .05, .0)], .035, matte(keys, .7)); lathe([(0, 0), (.09, .02), (.12, .1), (.1, .2), (.17, .3), (.2, .95), (0, .95)], M('tassel', keys, .85, 0, Sheen=.4).m, (-.95, .05, 0), (90, 0, -90), seg=40, flute=(26, .08))
still('desk', 'card', VIEW, things)
