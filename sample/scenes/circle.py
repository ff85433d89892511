"""Meridian Circle: what a member carries, on each coast's timber or stone. `circle-*`: a card that slides from its case; `pocket-*`: the card on a telephone in its sleeve. One unit is 10 cm."""
from studio import *
from coasts import still
VIEW = dict(eye=(.2, -15, 8.6), aim=(.5, -.22, .2), lens=154, stop=.8, focus=(.3, -.5, .2), edge=-6)

def slab(w, d, h, r, mat, loc, bev=.006): rbottle(w, d, h, r, mat, loc, bev)
def arc(w, h, z, r, mat, at=(0, 0), n=40):
    """the mark of the circle: meridians that meet at both poles"""
    for k in (-1, -.62, -.22, .22, .62, 1): tube([(at[0] + k * w * sin(PI * i / n), at[1] - h * cos(PI * i / n), z) for i in range(n + 1)], r, mat, bezier=False, res=2)
sin, cos = math.sin, math.cos
def member(stock, ink, loc, turn, tier):
    """a card: the mark, two lines of text, its tier as points"""
    with Group(loc, (0, 0, turn)):
        slab(1.72, 1.08, .022, .07, stock, (0, 0, 0)); z = .0235; arc(.25, .25, z, .0045, ink, (.52, .14))
        text('MERIDIAN', .125, ink, (-.36, .22, z), spacing=1.25, extrude=.001); text('CIRCLE', .125, ink, (-.36, .05, z), spacing=1.25, extrude=.001); box((1.4, .006, .002), ink, (0, -.22, z), 0)
        for k in range(5): cyl(.024 if k < tier else .014, .002, ink, (-.66 + .09 * k, -.36, z), 0, seg=24)
def seam(x, top, foot, z, thread, r):
    """stitches down one side, along the foot and up the other"""
    for a, b in (((-x, top), (-x, foot)), ((-x, foot), (x, foot)), ((x, foot), (x, top))): stitches([(a[0] + (b[0] - a[0]) * i / 24, a[1] + (b[1] - a[1]) * i / 24, z) for i in range(25)], thread, .075, .046, r)
def carried(cloth, cord):
    """two cards in a case of leather, and one that lies before it"""
    hide = leather(cloth, .5, 46, .26); thread = matte(cord, .7); gilt = metal('#DDB878', .42, micro=0); ivory = M('stock', '#EFE7D8', .42, 0, Specular=.35).m; green = lacquer('#1F3B33', .34)
    with Group((.15, .25, 0), (0, 0, -14), 1.12):
        slab(2.1, 1.42, .07, .1, hide, (0, 0, 0), .02); member(ivory, matte('#2b2115', .6), (.06, .34, .074), 1.5, 3)
        shape2d([[(-1.04, -.7), (1.04, -.7), (1.04, .1), (.42, .1)] + [(.42 * cos(a), .1 - .3 * sin(a)) for a in [PI * k / 20 for k in range(1, 20)]] + [(-.42, .1), (-1.04, .1)]], .05, hide, (0, 0, .125), (0, 0, 0), .02); seam(.97, .03, -.63, .177, thread, .0085); text('M', .2, gilt, (.72, -.44, .176), extrude=.001)
    with Group((1.08, -1.35, 0), (0, 0, 9), 1.12): member(green, gilt, (0, 0, .004), 0, 5)
    area((-4.5, -6, 5), (0, -1, .3), 2.4, 150, (1, .9, .78))
def code(n, side, mat, at, z):
    """squares like a code to be read by a machine; it says nothing"""
    rnd = random.Random(21); u = side / n; corner = lambda i, j: any(abs(i - a) < 4 and abs(j - b) < 4 for a, b in ((3, 3), (3, n - 4), (n - 4, 3)))
    put = lambda i, j, k=1: box((u * k * .98, u * k * .98, .002), mat, (at[0] + (i + .5 - n / 2) * u, at[1] + (j + .5 - n / 2) * u, z), 0)
    for i in range(n):
        for j in range(n):
            if not corner(i, j) and rnd.random() < .47: put(i, j)
    for a, b in ((3, 3), (3, n - 4), (n - 4, 3)):
        put(a, b, 3)
        for k in range(-3, 4): [put(a + i, b + j) for i, j in {(k, -3), (k, 3), (-3, k), (3, k)}]
def pocketed(cloth, cord):
    """a telephone half out of its sleeve, its screen shows the card and the code of a member"""
    hide = leather(cloth, .52, 46, .26); thread = matte(cord, .7); gilt = emit('#D9B877', .8); rim = lacquer('#1B1B1D', .14); page = emit('#F1E9DA', .78); green = emit('#1F3B33', .8); ink = matte('#14110e', .8)
    with Group((.15, .3, 0), (0, 0, -17), 1.5):
        slab(.92, 1.5, .05, .1, hide, (0, -.62, 0), .018)
        with Group((0, .2, .05), (1.5, 0, 0)):
            slab(.76, 1.58, .08, .11, rim, (0, 0, 0), .02); z = .0815; slab(.71, 1.53, .003, .09, page, (0, 0, z), .001); z += .004
            slab(.61, .4, .003, .04, green, (0, .5, z), .001); arc(.085, .085, z + .004, .002, gilt, (.19, .53)); text('MERIDIAN', .052, gilt, (-.1, .56, z + .004), spacing=1.2, extrude=.0005); text('CIRCLE', .052, gilt, (-.1, .485, z + .004), spacing=1.2, extrude=.0005); box((.5, .003, .001), gilt, (0, .41, z + .004), 0)
            code(21, .42, ink, (0, .03, 0), z + .001)
        slab(.92, 1.2, .17, .1, hide, (0, -.77, 0), .024); seam(.4, -.24, -1.3, .172, thread, .007); [box((w, .007, .012), matte('#14100d', .9), at, 0, (0, 0, t)) for w, at, t in ((1.0, (-.461, -.77, .08), 90), (1.0, (.461, -.77, .08), 90), (.7, (0, -1.371, .08), 0))]; text('M', .15, metal('#D2AC68', .4, micro=0), (0, -.95, .1715), extrude=.001)
    with Group((1.36, -1.25, 0), (0, 0, 12), .92): member(lacquer('#1F3B33', .34), metal('#DDB878', .42, micro=0), (0, 0, .004), 0, 5)
    area((-4.5, -6, 5), (0, -1, .3), 2.4, 150, (1, .9, .78))
still('circle', 'card', VIEW, carried)
still('pocket', 'card', VIEW, pocketed)
