"""Desks: where a visitor is helped, in the stone, timber and light of a coast. One unit is 10 cm; made by `room` of rooms.py."""
from studio import *
from rooms import room, wash, courses, granite, grain
VIEW = dict(eye=(.2, -17, 5.2), aim=(.15, .1, .62), lens=97, stop=.24, focus=(.2, -.6, .5), edge=-6)
def desk(name, exposure, cloth, key, **k): scene('desk-' + name, kind='card', category='house', scene=dict(exposure=exposure, clamp=3))(lambda: room(thing=lambda: things(cloth, key), **{**VIEW, **{n: (v() if n in ('wall', 'stand') and v else v) for n, v in k.items()}}))
def things(cloth, keys):
    br = metal('#C79A57', .22, micro=.07); wd = wood('#3A2114', '#5E3822', .8, 0, .35, .3)
    cyl(.86, .12, wd, (1.15, .3, 0), .04); lathe([(.7, .0), (.71, .06), (.62, .3), (.42, .52), (.14, .62), (0, .63)], br, (1.15, .3, .14), seg=120, per=14); cyl(.06, .18, br, (1.15, .3, .8), .015); sphere(.1, br, (1.15, .3, 1.02)); torus(.71, .03, br, (1.15, .3, .16))
    with Group((-1.55, .1, 0), (0, 0, 9)):
        rbottle(2.5, 1.8, .1, .05, leather(cloth, .5), (0, 0, 0), .03); box((2.42, 1.72, .22), paper('#EFE6D5'), (.02, 0, .09), .012); rbottle(2.5, 1.8, .05, .05, leather(cloth, .5), (0, 0, .3), .02); box((.9, .5, .006), paper('#F2EADB'), (.2, .1, .352), .002); tube([(-1.1, -.7, .42), (.9, -1.0, .46)], .055, lacquer('#16120F', .2), taper=[1, .4], bezier=False)
    with Group((1.0, -1.9, .06), (0, 0, -7)):
        torus(.28, .055, br, (0, 0, 0)); tube([(.28, 0, 0), (1.25, 0, 0)], .06, br, bezier=False); box((.09, .34, .09), br, (1.14, -.17, -.04), .015); box((.09, .26, .09), br, (.92, -.13, -.04), .015)
        tube([(-.28, 0, 0), (-.6, .1, .02), (-.95, .05, .0)], .035, matte(keys, .7)); lathe([(0, 0), (.09, .02), (.12, .1), (.1, .2), (.17, .3), (.2, .95), (0, .95)], M('tassel', keys, .85, 0, Sheen=.4).m, (-.95, .05, 0), (90, 0, -90), seg=40, flute=(26, .08))
desk('teak', .6, '#2F4A3C', '#B5563A', wall=lambda: wash('#A9B698', .8, .16, .3), stand=lambda: grain('#5E3A20', '#8A5A33', 0, .3, .4), soft=1100, cool=(.9, 1, .9), dim=.16, air='#C4D6BE', ray=(.36, .9, -.3), beam=3.4, warm=(1, .88, .64), window=dict(at=(1, 0, 1.0), w=7, h=12, nx=1, ny=21, bar=.26))
desk('lava', .75, '#5A2F22', '#C9A24E', wall=lambda: wash('#5A5854', .6, .3, 1.4, .9), stand=lambda: grain('#6B3316', '#A8682E', 0, .3, .36), soft=2200, cool=(.86, .94, 1), dim=.14, air='#9FB0BA', lamp=((8, 5, 5), (.8, 0, .6), 2, 520, (1, .78, .5)))
desk('marble', .35, '#7A3B2A', '#27468A', wall=lambda: wash('#E3D3B8', .88, .16, .4), stand=lambda: marble('#EFEAE2', '#9A948C', scale=.16, rough=.14), soft=1300, cool=(1, .98, .94), dim=.24, air='#EADFCB', ray=(.7, .8, -.6), beam=2.4, disc=1, warm=(1, .86, .64), window=dict(at=(.6, 4, .6), w=5, h=9, nx=1, ny=1, bar=0, arch=True))
desk('granite', .8, '#6E2A22', '#C9A24E', wall=lambda: wash('#27303A', .8, .2, .4), stand=granite, soft=700, cool=(.8, .88, 1), dim=.08, lamp=((5, -2, 5), (.5, 0, .5), 1.6, 520, (1, .74, .46)), dress=lambda: area((-6, -4, 5), (0, 0, .4), 2, 240, (.86, .93, 1)))
desk('boards', .45, '#3C3560', '#C97A3A', wall=lambda: courses('#E4DFD2', '#DCD6C8', '#8F897C', 1.15, 400, .035, .7, .7, 0, .2, .12), stand=lambda: grain('#6A3A20', '#A0673C', 0, .26, .4), soft=800, cool=(.9, .95, 1), dim=.2, ray=(.8, .8, -.5), beam=3.6, disc=.8, warm=(1, .8, .54), window=dict(at=(.8, 4, 1), w=6, h=6, nx=6, ny=6, bar=.2, roll=45))
desk('redwood', .4, '#24424A', '#B5563A', wall=lambda: wash('#C3CCCE', .9, .14, .3), stand=lambda: grain('#A98D6A', '#CDB590', 0, .3, .5), soft=2000, cool=(.92, .97, 1), dim=.22, air='#C6D0D4')
desk('coral', .35, '#2C4468', '#B5563A', wall=lambda: wash('#E6D8BF', .84, .2, .8), stand=lambda: grain('#4A3020', '#6F4A30', 0, .3, .5), soft=1000, cool=(1, .97, .92), dim=.24, air='#D5DCD8', ray=(.5, .5, -1), beam=3.2, disc=1.8, warm=(1, .92, .78), dress=lambda: gobo_leaves((-.9, .2, 11), (.5, .5, -1), 100, 6.2, 1.35, 5, .42))
