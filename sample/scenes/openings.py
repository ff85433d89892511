"""Openings of lists on the seven coasts: what is read, given, worn and timed. One unit is 10 cm; the left third stays calm for words."""
from studio import *
from coasts import still
import beauty as B, dining as D, fashion as F, heroes as H, house, spirits as S, watches as W
VIEW = dict(eye=(.2, -19, 6.0), aim=(.15, .2, 1.0), lens=86, stop=.22, focus=(1, -.6, .7), edge=-6)
LOW = {**VIEW, 'eye': (.2, -19, 3.9), 'aim': (.1, .2, 1.2)}
HIGH = {**VIEW, 'eye': (.3, -16.5, 10.0), 'aim': (.3, .1, .3)}
def letters(cloth, cord):
    """journals, a sealed envelope, a pen and a coffee"""
    with Group((.95, .35, 0), (0, 0, 0), .66): house.journal((.3, .3, 0), 16, c='#E4DCCB'); house.journal((.15, .15, .12), 4, c='#E9E2D3'); house.journal((-.05, 0, .24), -8, title='THE GALLERY')
    with Group((0, 0, 0), (0, 0, 0), .8): house.envelope((-1.5, -.9, 0), -16, cord); house.pen((-.5, -2.2, .075), 14, cloth)
    house.cup((2.75, -.55, 0), .42, .46, ceramic('#E9E2D4', .22), M('coffee', '#3A1F10', .15, 0).m, True, -30, level=.8)
def presents(cloth, cord):
    """four boxes with ribbons, in the coast's two colours and ivory"""
    p, i, q = paper(cloth, .6), paper('#EBE0CD', .65), paper(cord, .65); ribbon_i, ribbon_c, ribbon_q = H.satin('#EBDDC4'), H.satin(cloth), H.satin(cord)
    H.gift((1.05, .5, 0), (2.0, 1.7, 1.45), p, ribbon_q, -12, True, .28, .76); H.gift((2.75, .6, 0), (1.35, 1.3, 2.1), i, ribbon_c, 14, True, .22, .58)
    H.gift((-.75, .15, 0), (1.35, 1.2, .8), i, ribbon_q, 16, True, .2, .54); H.gift((.85, -1.3, 0), (1.2, .95, .5), q, ribbon_i, -22, True, .18, .46)
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
