"""Still lifes of brands from nearer: a row a brand names the still life, eye, aim, lens and stop; honey has a still life of its own."""
from materials import *
from rooms import thrown, hollow, stoneware
import food, spirits, beauty, fashion, watches, brands
NEAR = {
    'cacao-thereze': ('food-chocolate', (1.0, -7.6, 3.1), (1.42, -.72, .22), 128, .3),
    'juniper-row': ('spirits-gin', (-1.95, -8, 2.6), (-1.38, -.4, 1.18), 122, .3), 'solenne': ('beauty-serum', (-.7, -8, 2.6), (.12, 0, 1.42), 120, .3), 'lune-and-linden': ('beauty-perfume-duo', (-1.2, -8.2, 2.5), (-.35, -.1, 1.35), 118, .3),
    'kintara': ('fashion-sunglasses', (1.6, -7.4, 2.6), (.55, -.1, 1.8), 122, .9), 'ottavia-rey': ('fashion-scarf', (-.9, -8, 2.4), (-.35, -.2, 1.0), 118, .3), 'meridian-time': ('watch-face', (1.6, -7.4, 3.6), (.75, .1, 2.3), 122, .4), 'calibre-ferrand': ('brand-calibre-ferrand', (.5, -9.4, 4.0), (.15, .5, 2.3), 128, .4),
}
def nearer(brand, still, eye, aim, lens, stop):
    draw, meta = SCENES[still]
    def near(): draw(); camera(eye, aim, lens, stop)
    scene('near-' + brand, kind='card', scene=meta.get('scene', {}))(near)
for brand, row in NEAR.items(): nearer(brand, *row)

def dipped():
    """a bowl of honey, the dipper resting in it, the jar behind"""
    with Group((-1.35, 2.3, -.22), (0, 0, 0), 1.0): food.jar_of_honey()
    bowl = [(0, .06), (.5, 0, 's'), (.55, .02), (.62, .06), (1.0, .26), (1.2, .6)]; thrown(hollow(bowl, .06, .1), stoneware('#CFC0A4', .55, .4), (0, 0, 0), .005, .01, raw=True)
    amber = liquid('#F2A93C', 1.45, density=1.5, tint=(.96, .7, .34)); inner = [(r - .055, z) for r, z in spline(bowl, 10) if .1 < z < .47]; lathe([(0, .094), (inner[0][0] * .8, .096), *inner, (inner[-1][0] + .03, .485), (inner[-1][0] - .06, .468), (0, .466)], amber, seg=160, raw=True)
    wd = wood('#9A6A3E', '#CFA26C', 2.0, 2, .5); ridge = [(0, -.36)]
    for i in range(6): z = -.3 + .115 * i; r = .29 - abs(i - 2.5) * .03; ridge += [(r * .66, z), (r - .02, z + .012), (r, z + .03), (r, z + .052), (r - .02, z + .07), (r * .66, z + .086)]
    with Group((-.3, .12, .5), (0, 81.5, -27)):
        lathe([*ridge, (.07, .46), (.055, .7), (.06, 2.4), (.085, 2.55), (.06, 2.7), (0, 2.72)], wd, seg=64, raw=True, angle=50)
        coat = lathe([(0, -.4), (.2, -.37), (.285, -.26), (.32, -.1), (.325, .05), (.29, .24), (.2, .38), (.09, .5), (.074, .66), (.06, .7)], amber, seg=120)
        for q in coat.data.vertices: k = 1 + .1 * mnoise.noise(Vector((q.co.x * 3, q.co.y * 3, q.co.z * 5))); q.co.x *= k; q.co.y *= k
    spirits.glow((-1.2, 4.6, 1.4), 6, 4.4, .55)
    area((-.6, 4.2, 2.8), (0, 0, .5), 1.4, 170, (1, .74, .42)); softbox((-3, -1.6, 2.6), (0, 0, .6), 1.0, 2.2, 3, (1, .88, .7))
macro('honey-and-tide', dipped, lambda: wood('#2E1E12', '#5A3C26', .6, 0, .42, .1), kind='near-', back='#54452F', key=460, fill=26, rim=200, dim=.07, lamp=(-5, -1.2, 3.2), eye=(.3, -9, 2.9), aim=(.3, -.1, .62), lens=92, stop=.3, focus=(-.2, -.2, .6), exposure=.4)
