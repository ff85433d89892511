"""Openings of lists on the seven coasts: what is read, given, worn and timed, the left third calm for words; and a lamp in the evening, a card. One unit is 10 cm."""
from studio import *
from rooms import wash
from coasts import COASTS, still
import beauty as B, dining as D, fashion as F, heroes as H, house, parcel as P, spirits as S, watches as W
VIEW = dict(eye=(.2, -19, 6.0), aim=(.15, .2, 1.0), lens=86, stop=.22, focus=(1, -.6, .7), edge=-6)
LOW = {**VIEW, 'eye': (.2, -19, 3.9), 'aim': (.1, .2, 1.2)}
HIGH = {**VIEW, 'eye': (.3, -16.5, 10.0), 'aim': (.3, .1, .3)}
def letters(cloth, cord):
    """journals, a sealed envelope, a pen and a coffee"""
    with Group((.95, .35, 0), (0, 0, 0), .66): house.journal((.3, .3, 0), 16, c='#E4DCCB'); house.journal((.15, .15, .12), 4, c='#E9E2D3'); house.journal((-.05, 0, .24), -8, title='THE GALLERY')
    with Group((0, 0, 0), (0, 0, 0), .8): house.envelope((-1.5, -.9, 0), -16, cord); house.pen((-.5, -2.2, .075), 14, cloth)
    house.cup((2.75, -.55, 0), .42, .46, ceramic('#E9E2D4', .22), M('coffee', '#3A1F10', .15, 0).m, True, -30, level=.8)
def quiet(color, k=.78):
    """a colour as paper and ribbon take it: less loud than it is told"""
    c = Vector(C(color)); g = sum(c * .333 for c in c); return tuple(Vector((g, g, g)).lerp(c, k))
def presents(cloth, cord):
    """three boxes with lids and one in folded paper, in the coast's two colours and ivory"""
    p, i, q = P.cover(quiet(cloth)), P.cover('#E4D8C4'), P.cover(quiet(cord, .7)); ri, rc, rq = P.satin('#E6DAC2'), P.satin(quiet(cloth)), P.satin(quiet(cord, .7))
    P.lidded((1.0, .55, 0), (2.3, 1.8, 1.35), p, rq, -14, .24, .8, .34, 3, shift=-.3); P.lidded((3.0, .75, 0), (1.35, 1.3, 2.2), i, rc, 17, .18, .56, .36, 5)
    P.lidded((-1.05, .25, 0), (1.35, 1.25, .62), i, rq, 20, .17, .5, .24, 8); P.folded((.75, -1.25, 0), (1.5, 1.05, .42), q, ri, -24, .15, .42, 11, shift=.2)
def scents(cloth, cord):
    """three bottles on a tray of stone"""
    m = marble('#EDE6DA', '#8F877C', scale=.5, rough=.16); cyl(1.95, .16, m, (1.1, .15, 0), .04, seg=160); box((1.2, 1.05, .5), m, (2.0, .55, .16), .03, (0, 0, 10))
    B.perfume_rect((.75, .2, .16), 1.25, .6, 1.6, '#E2B06A', 'brass', -10); B.perfume_round((2.0, .5, .66), .56, '#C98A7C', -18); B.perfume_tall((-.35, -.45, .16), .38, 1.15, '#D9C29A', 0, lacquer(cloth, .2))
    sphere(.2, metal('#C79A57', .16), (1.85, -.75, .36))
    branch(matte('#77866a', .55), matte('#5d5a45'), (3.55, .5, 0), 3.0, 10, .5, .2, (-.14, 0), 9)
def hours(cloth, cord):
    """a watch on its cushion, a ring and a string of pearls on a fold of cloth"""
    box((3.0, 1.9, .42), lacquer(cloth, .24), (1.1, .45, 0), .05, (0, 0, -6)); lathe([(0, 0), (.76, 0), (.83, .05), (.85, .2), (.85, .7), (.8, .8), (0, .82)], velvet('#E2DACB'), (.75, .5, .42), seg=96)
    W.watch((.75, .12, 1.9), (60, 0, -8), .86); W.ring((2.15, .2, .42), (0, 0, 28), .46, gr=.24)
    for k in range(24): a = k * .262; sphere(.1, W.pearl(), (.4 + .78 * math.cos(a) * (1 + .12 * math.sin(3 * a)), -1.35 + .34 * math.sin(a), .1), seg=40)
    sphere(.2, metal('#C79A57', .16), (2.55, -.95, .2))
def places(cloth, cord):
    """a table laid for one: plates, silver, a napkin in its ring, a glass of wine, a candle"""
    with Group((.75, -.1, 0), (0, 0, 6), .82):
        D.plate((0, 0, 0), 1.35, ceramic('#E8DFCF', .3, .2), brass(.2)); D.plate((0, 0, .1), 1.0, ceramic('ivory', .22), brass(.2), .12)
        band([(0, -.75, .26), (0, -.3, .31), (0, .1, .31), (0, .75, .26)], .5, .1, fabric(cord, .95, 60, .35), widths=[.62, .26, .24, .6], r=.04); torus(.17, .035, brass(.16), (0, -.08, .31), (90, 0, 0), seg=72)
        D.flatware('fork', (-1.7, 0, .03), 0); D.flatware('knife', (1.66, 0, .03), 0)
    S.stem_glass((2.35, .75, 0), 1.5, .4, .84, .42, liquid('#6A1424', 1.34, tint=(.5, .1, .12))); house.candle((1.3, 1.55, 0), 1.1, 1.1)
def journeys(cloth, cord):
    """two cases, a straw hat, a booklet and dark glasses"""
    with Group((.2, .3, 0), (0, 0, 0), .78):
        H.suitcase((2.3, .9, 0), -16, body=cloth, handle_up=.0); H.suitcase((.2, 1.1, 0), 9, W=1.9, D=.85, H=2.2, body='#D9C7AC', ribs=8); H.straw_hat((.1, 1.05, 2.63), (-3, 2, 20), .74, cord)
        H.booklet((.6, -1.2, 0), (0, 0, -24), s=.9); F.sunglasses((2.2, -1.4, .25), (-4, 0, -18), None, None, .48)
for name, view, thing in (('letters', HIGH, letters), ('presents', VIEW, presents), ('scents', LOW, scents), ('hours', VIEW, hours), ('places', {**HIGH, 'aim': (-.75, .1, .7)}, places), ('journeys', {**LOW, 'aim': (.3, .2, 1.5), 'lens': 80}, journeys)): still(name, 'hero', view, thing)
def departing(cloth, cord):
    """the same things nearer, for the coasts in NEARER"""
    with Group((.15, .2, 0), (0, 0, 0), .94):
        H.suitcase((2.2, .7, 0), -20, body=cloth, handle_up=.0); H.suitcase((.1, 1.0, 0), 10, W=1.9, D=.85, H=2.2, body='#C9B594', ribs=8); H.straw_hat((.05, .95, 2.63), (-3, 2, 20), .74, cord)
        H.booklet((.1, -1.15, 0), (0, 0, -24), s=.85); F.sunglasses((1.6, -1.5, .25), (-4, 0, -18), None, None, .48)
low = (.9, .62, -.5)
NEARER = {   # exposure, the large case, and what of the coast's setting changes: the wall nearer, less sky, one warm light from the side
    'coral': (.2, '#22344F', dict(wall=lambda: wash('#D6C2A2', .8, .24, .8), soft=420, dim=.07, ray=low, beam=4.2, disc=2.4, warm=(1, .8, .58), dress=lambda: gobo_leaves(tuple(Vector((.6, 2.5, 2)) - Vector(low) * 11), low, 130, 6.5, 1.25, 5, .26))),
    'granite': (.8, '#571F1B', dict(soft=420, dim=.05, lamp=((5.4, -3, 4.4), (.6, .5, 1.3), 1.0, 400, (1, .72, .44)), dress=lambda: area((.3, 2.9, 1.1), (-.3, 5, 2.3), .8, 220, (1, .68, .38)))),
}
still('journeys', 'hero', {**LOW, 'eye': (.2, -19, 3.2), 'aim': (-.15, .2, 1.75), 'lens': 92, 'stop': .16, 'focus': (1, -.3, 1)}, departing, {name: {**COASTS[name], 'exposure': exposure, 'cloth': cloth, 'setting': {**COASTS[name]['setting'], 'back': 5, **setting}} for name, (exposure, cloth, setting) in NEARER.items()})
def evening(back=4.2):
    """a window with the last blue in it, and its pane"""
    sky = M('sky'); z = sky.n('SeparateXYZ'); sky.l(sky.coords(kind='Generated'), z.inputs[0]); e = sky.n('Emission'); e.inputs[1].default_value = .4; sky.l(sky.ramp(z.outputs[1], [(0, '#A9876E'), (.12, '#7A7C88'), (.3, '#48648A'), (.7, '#20396A'), (1, '#122448')]), e.inputs[0]); sky.l(e.outputs[0], sky.out.inputs[0]); plane(4.6, 7, sky.m, (-1.5, back - .05, 4.4), (90, 0, 0))
    pane = M('pane'); mix = pane.n('MixShader', _0=.16); g = pane.n('BsdfGlossy', Roughness=0); pane.l(pane.n('BsdfTransparent').outputs[0], mix.inputs[1]); pane.l(g.outputs[0], mix.inputs[2]); pane.l(mix.outputs[0], pane.out.inputs[0]); o = plane(4.6, 7, pane.m, (-1.5, back - .3, 4.4), (90, 0, 0)); o.visible_shadow = False
def lamps(cloth, cord):
    """a brass lamp just lit by the window, and the evening's programmes, folded"""
    x, y, br = 1.05, .2, brass(.2, micro=.06); paint = lacquer(cloth, .36, coat=.2)
    for size, at in (((.3, .5, 7.2), (-3.85, 4.0, .7)), ((.3, .5, 7.2), (.85, 4.0, .7)), ((.14, .3, 7), (-1.5, 3.95, .9)), ((4.9, .3, .14), (-1.5, 3.95, 3.7)), ((5.2, .9, .26), (-1.5, 3.85, .68))): box(size, paint, at, .04)
    evening(); lathe([(0, 0), (.66, 0), (.7, .03), (.68, .1), (.5, .17), (.2, .24), (.1, .42), (.085, .7), (.15, .8), (.085, .9), (.075, 1.5), (.13, 1.58), (.1, 1.66), (.05, 1.7), (.045, 2.3)], br, (x, y, 0), seg=120)
    sh = M('shade', '#E7CFA4', .8, 0); z = sh.n('SeparateXYZ'); sh.l(sh.coords(), z.inputs[0]); sh.b.inputs['Emission Strength'].default_value = .75; sh.l(sh.ramp(z.outputs[2], [(0, '#8A4A1C'), (.3, '#E8A652'), (.5, '#EDB060'), (.8, '#B06C2E'), (1, '#6E3A18')]), sh.b.inputs['Emission']); sh.m.cycles.sample_as_light = False; shade = lathe([(1.02, 0), (.62, 1.0)], sh.m, (x, y, 1.72), seg=360, raw=True, flute=(72, .018), angle=80); shade.visible_diffuse = False; [torus(r, .022, br, (x, y, h), seg=160) for r, h in ((1.02, 1.72), (.622, 2.72))]
    tube([(x - .3, y - .35, 1.95), (x - .3, y - .35, 1.3)], .008, br, bezier=False); sphere(.05, br, (x - .3, y - .35, 1.27), (1, 1, 1.3)); area((x, y, 1.95), (x, y, 0), .5, 52, (1, .7, .38)); area((x, y, 2.5), (x, y, 9), .5, 46, (1, .7, .38)); glow = [area((x - 2.2, y - 3.4, 2.6), (x - 1, y, .4), .8, 16, (1, .74, .46)), area((x, y + 1.1, 2.2), (x - .2, 6, 2.2), 1.4, 26, (1, .68, .36))]
    for o in glow: o.visible_glossy = False
    iv = paper('#EADFC9', .8); cover = paper(cloth, .6); gd = brass(.25)
    def programme(at, turn, lift):
        with Group(at, (0, 0, turn)):
            for k in range(3): box((1.3, 1.8, .014), iv, (.006 * k, 0, .004 + .02 * k), .004, (0, -lift * k / 9, 0))
            with Group((-.65, 0, .05), (0, -lift, 0)): box((1.34, 1.84, .022), cover, (.67, 0, .01), .008); box((.86, .5, .004), iv, (.68, .34, .032), .001); torus(.13, .012, gd, (.68, -.36, .036), seg=64, ns=10)
            tube([(-.66, -.93, .05), (-.68, 0, .06), (-.66, .93, .05)], .03, matte(cord, .8)); tube([(-.67, -.9, .05), (-.6, -1.1, .04), (-.42, -1.28, .03), (-.3, -1.5, .03)], .022, matte(cord, .8)); lathe([(0, 0), (.05, .02), (.07, .1), (.1, .34), (0, .34)], matte(cord, .85), (-.31, -1.48, .06), (90, 0, 28), seg=32, flute=(20, .1))
    programme((-.75, -.75, 0), 24, 9); programme((-2.0, 1.7, 0), -12, 3)
dusk = dict(soft=150, cool=(.5, .66, 1), dim=.05, air='#3E5878', back=4.25)
still('lamps', 'card', dict(eye=(-2.3, -15, 3.4), aim=(-.1, .3, 1.55), lens=82, stop=.2, focus=(.2, -.3, 1), edge=-6), lamps, {name: {**row, 'setting': {'wall': row['setting']['wall'], 'stand': row['setting']['stand'], **dusk}} for name, row in COASTS.items()})
