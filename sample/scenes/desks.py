"""Desks: where a visitor is helped, in the stone, timber and light of a coast. One unit is 10 cm; made on the seven coasts of coasts.py."""
from studio import *
from coasts import COASTS, still
from house import pen
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
