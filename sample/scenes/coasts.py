"""Seven coasts: the stone, timber and light that three cities share, as settings for `room` of rooms.py.
The plate of `boards` keeps the sun on the table: on the wall behind it a corner of the window would glare."""
from studio import *
from rooms import room, wash, courses, granite, grain
COASTS = {
    'teak': dict(exposure=.6, cloth='#2F4A3C', cord='#B5563A', setting=dict(wall=lambda: wash('#A9B698', .8, .16, .3), stand=lambda: grain('#5E3A20', '#8A5A33', 0, .3, .4), soft=1100, cool=(.9, 1, .9), dim=.16, air='#C4D6BE', ray=(.36, .9, -.3), beam=3.4, warm=(1, .88, .64), window=dict(at=(1, 0, 1.0), w=7, h=12, nx=1, ny=21, bar=.26))),
    'lava': dict(exposure=.75, cloth='#5A2F22', cord='#C9A24E', setting=dict(wall=lambda: wash('#5A5854', .6, .3, 1.4, .9), stand=lambda: grain('#6B3316', '#A8682E', 0, .3, .36), soft=2200, cool=(.86, .94, 1), dim=.14, air='#9FB0BA', lamp=((8, 5, 5), (.8, 0, .6), 2, 520, (1, .78, .5)))),
    'marble': dict(exposure=.35, cloth='#7A3B2A', cord='#27468A', setting=dict(wall=lambda: wash('#E3D3B8', .88, .16, .4), stand=lambda: marble('#EFEAE2', '#9A948C', scale=.16, rough=.14), soft=1300, cool=(1, .98, .94), dim=.24, air='#EADFCB', ray=(.7, .8, -.6), beam=2.4, disc=1, warm=(1, .86, .64), window=dict(at=(.6, 4, .6), w=5, h=9, nx=1, ny=1, bar=0, arch=True))),
    'granite': dict(exposure=.8, cloth='#6E2A22', cord='#C9A24E', setting=dict(wall=lambda: wash('#27303A', .8, .2, .4), stand=granite, soft=700, cool=(.8, .88, 1), dim=.08, lamp=((5, -2, 5), (.5, 0, .5), 1.6, 520, (1, .74, .46)), dress=lambda: area((-6, -4, 5), (0, 0, .4), 2, 240, (.86, .93, 1)))),
    'boards': dict(exposure=.45, cloth='#3C3560', cord='#C97A3A', setting=dict(wall=lambda: courses('#E4DFD2', '#DCD6C8', '#8F897C', 1.15, 400, .035, .7, .7, 0, .2, .12), stand=lambda: grain('#6A3A20', '#A0673C', 0, .26, .4), soft=800, cool=(.9, .95, 1), dim=.2, ray=(.8, .8, -.5), beam=3.6, disc=.8, warm=(1, .8, .54), window=dict(at=(.8, 4, 1), w=6, h=6, nx=6, ny=6, bar=.2, roll=45), dress=lambda: shadow_only(plane(9, 8, matte((0, 0, 0)), (-8, -5, 13.4), (90, 0, 0))))),
    'redwood': dict(exposure=.4, cloth='#24424A', cord='#B5563A', setting=dict(wall=lambda: wash('#C3CCCE', .9, .14, .3), stand=lambda: grain('#A98D6A', '#CDB590', 0, .3, .5), soft=2000, cool=(.92, .97, 1), dim=.22, air='#C6D0D4')),
    'coral': dict(exposure=.35, cloth='#2C4468', cord='#B5563A', setting=dict(wall=lambda: wash('#E6D8BF', .84, .2, .8), stand=lambda: grain('#4A3020', '#6F4A30', 0, .3, .5), soft=1000, cool=(1, .97, .92), dim=.24, air='#D5DCD8', ray=(.5, .5, -1), beam=3.2, disc=1.8, warm=(1, .92, .78), dress=lambda: gobo_leaves((-.9, .2, 11), (.5, .5, -1), 100, 6.2, 1.35, 5, .42))),
}
def still(name, kind, view, thing, coasts=COASTS):
    """one picture a coast: `thing` takes the coast's two colours"""
    for coast, row in coasts.items():
        def draw(row=row):
            setting = {n: (v() if n in ('wall', 'stand') else v) for n, v in row['setting'].items()}
            room(thing=lambda: thing(row['cloth'], row['cord']), **{**view, **setting})
        scene(f'{name}-{coast}', kind=kind, scene=dict(exposure=row['exposure'], clamp=3))(draw)
