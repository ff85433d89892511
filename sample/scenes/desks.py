"""Desks: where a visitor is helped, in the stone, timber and light of a coast. One unit is 10 cm; made on the seven coasts of coasts.py."""
from studio import *
from coasts import COASTS, still
from house import pen
from materials import strands
from trades import handled
VIEW = dict(eye=(.2, -17, 5.7), aim=(.06, -.02, .72), lens=93, stop=.26, focus=(.2, -1.2, .3), edge=-6)
def bell(loc, br, wd):
    """a counter bell on its foot of turned wood"""
    with Group(loc):
        lathe([(0, 0), (.84, 0), (.88, .03), (.88, .07), (.82, .12), (.76, .13), (0, .13)], wd, seg=128); torus(.72, .026, br, (0, 0, .15))
        lathe([(.7, .15), (.735, .16), (.735, .2), (.7, .23), (.64, .4), (.46, .58), (.2, .68), (0, .7)], br, seg=140, per=14); lathe([(0, .68), (.13, .69), (.14, .72), (.07, .75), (.055, .84), (.055, .95), (.1, .99), (.13, 1.04), (.11, 1.09), (0, 1.11)], br, seg=72)
def ledger(loc, turn, skin, gilt):
    """a bound book: boards that stand over the leaves, a round back with its bands, a frame and two words in gilt"""
    w, d, t = 2.5, 1.8, .3; cover = leather(skin, .5, 52, .22); leaves = M('leaves', '#E6DAC0', .85, 0, Specular=.15); n = leaves.noise(leaves.coords((1.5, 1.5, 70)), 1, 3, .7); leaves.color(leaves.ramp(n.outputs[0], [(.35, '#B5A684'), (.6, '#EADFC8')])); leaves.bump(n.outputs[0], .35, .015)
    with Group(loc, (0, 0, turn)):
        box((w - .16, d - .14, t), leaves.m, (-.04, 0, .07), .006); [box((w, d, .07), cover, (0, 0, z), .024) for z in (0, t + .07)]
        back = [(-w / 2 + .04 - .15 * math.sin(PI * k / 14), (t + .14) * (.5 - .5 * math.cos(PI * k / 14))) for k in range(15)]; loft([[(x, y, z) for x, z in back] + [(-w / 2 + .05, y, z) for x, z in back[::-1]] for y in (-d / 2 + .008, d / 2 - .008)], cover, angle=30)
        for y in (-.62, -.2, .2, .62): tube([(x - .004, y, z) for x, z in back], .026, cover, bezier=False)
        z = t + .142; top = t + .139; tube([(-w / 2 + .13, y, top) for y in (-d / 2 + .02, d / 2 - .02)], .012, matte('#14100d', .9), bezier=False)
        for k, o in ((.012, .13), (.006, .17)): [box(size, gilt, at, 0) for size, at in (((w - .22 - 2 * o, k, .003), (.09, d / 2 - o, z)), ((w - .22 - 2 * o, k, .003), (.09, -d / 2 + o, z)), ((k, d - 2 * o, .003), (-w / 2 + .2 + o, 0, z)), ((k, d - 2 * o, .003), (w / 2 - .02 - o, 0, z)))]
        text('MERIDIAN', .19, gilt, (.09, .42, z), spacing=1.4, extrude=.002); text('GALLERIA', .1, gilt, (.09, .2, z), spacing=1.7, extrude=.002)
        with Group((.18, -.36, z + .07), (0, 0, -12)):
            ink = lacquer('#15120F', .16); lathe([(0, -.86), (.045, -.855), (.062, -.82), (.074, -.4), (.078, 0), (.078, .02)], ink, (0, 0, 0), (0, 90, 0), seg=56); lathe([(.078, .0), (.086, .0), (.086, .07), (.082, .08), (.08, .5), (.066, .74), (.05, .77), (0, .775)], ink, (0, 0, 0), (0, 90, 0), seg=56)
            for x, r in ((.02, .087), (.055, .087), (.745, .062)): torus(r, .006, gilt, (x, 0, 0), (0, 90, 0), seg=56, ns=10)
            band([(.74, 0, .07), (.68, 0, .105), (.4, 0, .098), (.26, 0, .09)], .04, .016, gilt, axis=(0, 1, 0), r=.007); sphere(.022, gilt, (.26, 0, .094), seg=20)
def key(br, steel_, dark):
    """a key: an oval bow, a turned collar, a bit with its wards; on its ring a tag with a number"""
    torus(.3, .058, br, (-.42, 0, .075), sx=1.16, sy=.98); torus(.3, .012, br, (-.42, 0, .133), sx=1.16, sy=.98)
    lathe([(0, -.12), (.07, -.11), (.1, -.07), (.1, -.03), (.06, .0), (.12, .03), (.13, .06), (.12, .09), (.07, .12), (.075, .16), (.1, .19), (.075, .22), (.058, .26), (.054, .5), (.054, 1.24), (.07, 1.25), (.07, 1.29), (.054, 1.3), (.054, 1.68), (.062, 1.69), (.058, 1.74), (.03, 1.76), (0, 1.76)], br, (0, 0, .075), (0, 90, 0), seg=56, per=6)
    shape2d([[(1.33, -.03), (1.66, -.03), (1.66, -.2), (1.61, -.2), (1.61, -.26), (1.66, -.26), (1.66, -.44), (1.57, -.44), (1.57, -.36), (1.53, -.36), (1.53, -.44), (1.45, -.44), (1.45, -.3), (1.41, -.3), (1.41, -.44), (1.33, -.44), (1.33, -.24), (1.38, -.24), (1.38, -.17), (1.33, -.17)]], .06, br, (0, 0, .075), (0, 0, 0), .01)
    torus(.17, .018, steel_, (-.86, -.02, .1), (14, 12, 0), seg=72, ns=12)
    with Group((-1.0, -.36, .03), (0, 5, 24)):
        a = [2 * PI * k / 72 for k in range(72)]; shape2d([[(.29 * math.cos(k), .29 * math.sin(k)) for k in a], [(.045 * math.cos(k), .2 + .045 * math.sin(k)) for k in a]], .02, br, (0, 0, 0), (0, 0, 0), .012); torus(.25, .007, dark, (0, 0, .022), seg=72, ns=8); text('12', .24, dark, (0, -.03, .0225), spacing=1.05, extrude=.002)
def tassel(color, loc, turn, L=.92, n=620):
    """of silk: a cord of two plies, a head of threads over a core, a neck wound with thread, a skirt that lies as it fell"""
    rnd = random.Random(4); m = M('silk', color, .62, 0, Specular=.3, Sheen=.5); c = Vector(C(color)); m.color(m.ramp(m.noise(m.coords((2, 40, 40)), 1, 3, .7).outputs[0], [(.3, tuple(c * .6)), (.65, tuple(c * 1.15))])); out = []
    with Group(loc, (0, 0, turn)):
        for k in range(n):
            a, q = rnd.uniform(0, 2 * PI), math.sqrt(rnd.random()); y0, z0 = .085 * q * math.cos(a), .085 * q * math.sin(a); y1, z1 = .25 * q * math.cos(a) + rnd.gauss(0, .03), .03 + .2 * (.5 + .5 * q * math.sin(a)) * rnd.uniform(.6, 1); l = L * rnd.uniform(.94, 1.02); b = rnd.gauss(0, .016)
            out.append(([(Vector((-.34 - l * t, y0 + (y1 - y0) * t ** .7 + b * math.sin(PI * t), max(.012, .13 + z0 + (z1 - .13 - z0) * t ** 1.15 + .03 * math.sin(PI * t) * (z0 > 0)))), .0085) for t in [i / 8 for i in range(9)]], 1))
        for k in range(52): a = 2 * PI * k / 52; out.append(([(Vector((-.02 - .3 * t, (.03 + .125 * math.sin(PI * min(1, t * .86 + .06)) ** .7) * math.cos(a + .25 * t), .14 + (.03 + .125 * math.sin(PI * min(1, t * .86 + .06)) ** .7) * math.sin(a + .25 * t))), .0115) for t in [i / 9 for i in range(10)]], 1))
        for s in (0, PI): out.append(([(Vector((.92 * t - .02, .1 * math.sin(5 * t) * t + .024 * math.cos(46 * t + s), .15 - .05 * t + .024 * math.sin(46 * t + s))), .024) for t in [i / 150 for i in range(151)]], 1))
        strands(out, m.m, 5); sphere(.118, matte(tuple(c * .35), .9), (-.17, 0, .14), (1.05, 1, 1), 40)
        for k in range(7): torus(.092 + .004 * math.sin(k * 2), .012, m.m, (-.3 - .02 * k, 0, .135), (0, 90, 0), seg=48, ns=8)
def things(cloth, cord):
    br = metal('#C79A57', .2, micro=.07); old = handled(); wd = wood('#3A2114', '#5E3822', .8, 0, .35, .3); gilt = metal('#D2AC68', .3, micro=0)
    with Group((0, 0, 0), (0, 0, 0), 1.14):
        bell((1.4, .35, 0), br, wd); ledger((-1.35, .3, 0), 9, cloth, gilt)
        with Group((.82, -1.5, 0), (0, 0, -4)): key(old, steel(.24), matte('#2A1C10', .8)); tassel(cord, (-1.86, -.1, 0), 4)
    area((-4.5, -6, 5), (0, -1, .3), 2.4, 150, (1, .9, .78))
still('desk', 'card', VIEW, things)
def papers(cloth, ink, title, mark):
    """a form with its stamp, the stamp that made it, a passport without an emblem and a pen"""
    br = metal('#C79A57', .22, micro=.07); wd = wood('#3A2114', '#5E3822', .8, 0, .35, .3); black = matte('#33302c', .8); blue = matte(ink, .7); gold = brass(.25)
    def sheet(loc, turn, c): box((2.1, 2.97, .012), paper(c), loc, .003, (0, 0, turn))
    sheet((-.3, .1, 0), 9, '#E6DAC2'); sheet((-.2, .05, .014), 3, '#F3ECDF')
    with Group((-.25, .05, .029), (0, 0, -5)):
        box((2.1, 2.97, .012), paper('#F4EEE2'), (0, 0, 0), .003); z = .014
        def rule(x, y, w, h=.014, m=black): box((w, h, .002), m, (x, y, z), 0)
        text(title, .26, black, (-.42, 1.2, z), spacing=1.2, extrude=.001); rule(0, 1.0, 1.86, .022, blue)
        for y in (.86, .58, .3, .02, -.26): rule(0, y, 1.86)
        for x, top, foot in ((-.93, .86, -.26), (.93, .86, -.26), (.2, .86, .3), (-.35, .3, -.26)): rule(x, (top + foot) / 2, .014, top - foot)
        for k, (x, y, w) in enumerate(((-.6, .78, .5), (.45, .78, .34), (-.66, .5, .38), (.5, .5, .44), (-.7, .22, .3), (.1, .22, .6), (-.72, -.06, .26), (.05, -.06, .5))): rule(x, y, w, .03)
        for x, y, w in ((-.5, .66, .7), (-.46, .38, .78), (.5, .66, .46), (.05, .1, .62), (.15, -.18, .8)): tube([(x - w / 2 + w * i / 14, y + .03 * math.sin(i * 2.1 + w * 9), z) for i in range(15)], .009, matte('#27365E', .6), bezier=False, res=2)
        for i in range(6): rule(-.3 - .09 * (i % 3), -.46 - .09 * i, 1.26 - .18 * (i % 3), .022)
        with Group((.42, -.86, z), (0, 0, 17)):
            for r, w in ((.42, .036), (.31, .018)):   # rings of ink, open where the date stands
                for turn in (0, 180): at = [math.radians(turn + a) for a in range(20, 161, 4)]; shape2d([[(k * math.cos(a), k * math.sin(a)) for k, part in ((r + w / 2, at), (r - w / 2, at[::-1])) for a in part]], .002, blue)
            for a in (30, 60, 90, 120, 150, 210, 240, 270, 300, 330): b = math.radians(a); box((.05, .05, .002), blue, (.365 * math.cos(b), .365 * math.sin(b), 0), 0, (0, 0, a))
            text(mark, .17, blue, (0, 0, 0), spacing=1.1, extrude=.001); [box((.86, .014, .002), blue, (0, y, 0), 0) for y in (-.11, .11)]
    with Group((1.7, .55, 0)): cyl(.46, .14, matte('#23201E', .7), (0, 0, 0), .03); cyl(.48, .1, br, (0, 0, .13), .03); lathe([(0, 0), (.4, 0), (.36, .1), (.16, .24), (.13, .55), (.2, .8), (.33, 1.02), (.33, 1.2), (.2, 1.34), (0, 1.38)], wd, (0, 0, .22), seg=120)
    with Group((1.55, -.95, 0), (0, 0, -17)):
        rbottle(.88, 1.25, .04, .07, leather('#26324E', .5, 44, .2), (0, 0, 0), .012); box((.84, 1.2, .06), paper('#EFE6D5'), (.015, 0, .035), .004); rbottle(.88, 1.25, .03, .07, leather('#26324E', .5, 44, .2), (0, 0, .09), .01)
        torus(.2, .011, gold, (0, .12, .122), seg=72, ns=8); torus(.13, .008, gold, (0, .12, .122), seg=72, ns=8)
        for y, w in ((-.24, .46), (.46, .3)): box((w, .03, .004), gold, (0, y, .121), .001)
    pen((-.75, -1.95, .075), 11, cloth)
FORM = {**VIEW, 'eye': (.2, -15, 9.4), 'aim': (.35, -.25, .3), 'lens': 126, 'stop': .6, 'focus': (.1, -.5, .1)}
for coast, title, mark in (('marble', 'DÉTAXE', '12 JUIN'), ('boards', 'REFUND', 'SEEN'), ('coral', 'REFUND', 'SEEN')):
    still('form', 'card', FORM, lambda cloth, ink, title=title, mark=mark: papers(cloth, ink, title, mark), {coast: COASTS[coast]})
