"""Coffee as three cities take it, each with what is eaten beside it: `table-kopi`, `table-zinc`, `table-kokuto`. One unit is 10 cm; rows of tables.py."""
from studio import *
from dining import flatware, slab
from materials import crumbs, solid
from rooms import banded, grain, hollow, sheet_zinc, stoneware, thrown, wash
from tables import citrus, table
cos, sin, N = math.cos, math.sin, mnoise.noise

# ---------------------------------------------------------------- what they share
def poured(color, rim, r, loc, foam=.55, rough=.22):
    """coffee seen from above: darker where it is thin at the rim, a ring of small bubbles where it was poured"""
    m = M('coffee', color, rough, 0, Specular=.45); v = m.coords(); s = m.n('VectorMath'); s.operation = 'LENGTH'; m.l(v, s.inputs[0]); n = m.noise(v, 2.6, 5, .6, 1.2); a = m.n('Math'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .12; m.l(n.outputs[0], a.inputs[0]); m.l(s.outputs['Value'], a.inputs[2]); c = Vector(C(color))
    k = m.ramp(a.outputs[0], [(0, tuple(c * 1.15)), (r * .8, tuple(c)), (r * .97, C(rim)), (min(1, r * 1.12), C(rim))]); bub = m.n('TexVoronoi'); bub.inputs['Scale'].default_value = 24; m.l(v, bub.inputs['Vector']); edge = m.ramp(a.outputs[0], [(r * .84, 0), (min(1, r * 1.0), 1)]); dots = m.mixc(1, m.ramp(bub.outputs['Distance'], [(.1, 1), (.34, 0)]), edge, 'MULTIPLY')
    m.color(m.mixc(m.mixc(foam, (0, 0, 0), dots), k, tuple(c * 2.2 + Vector((.12, .08, .05))))); m.bump(dots, .3, .012); cyl(r, .012, m.m, loc, .004, seg=120)
def filled(loc, r, h, mat, coffee, wall=.05, level=.84, turn=-25, saucer=None, ear=None):
    """a cup with its ear, its coffee and, where there is one, its saucer"""
    with Group(loc, (0, 0, turn)):
        z = 0
        if saucer: thrown(spline([(0, 0), (r * .7, 0), (r * .76, .03), (r * 1.25, .07), (r * 1.8, .19), (r * 1.83, .21), (r * 1.78, .22), (r * 1.22, .11), (r * .8, .075), (0, .07)], 8), saucer, (0, 0, 0), .001, .004, 5, raw=True); z = .07
        o = [(0, 0), (r * .52, 0), (r * .56, .05), (r * .82, .17), (r * .96, h * .55), (r, h)]; thrown(hollow(o, wall, .1), mat, (0, 0, z), .001, .004, 2, raw=True); rr = max(q for q, t in spline(o, 10) if t <= h * level) - wall; poured(*coffee, rr + .006, (0, 0, z + h * level))
        if ear: tube([(r * .93, 0, z + h * .84), (r * 1.22, 0, z + h * .9), (r * 1.42, 0, z + h * .66), (r * 1.3, 0, z + h * .36), (r * .86, 0, z + h * .24)], .062, ear, taper=[1.15, .95, .9, .95, 1.2])
def toast():
    """bread that was held over coals: the crumb pale where it was cut, brown where it faced the heat"""
    m = M('toast', '#ffffff', .86, 0, Specular=.18); s = m.n('SeparateXYZ'); m.l(m.n('NewGeometry').outputs['Normal'], s.inputs[0]); v = m.coords(); n = m.noise(v, 3.4, 6, .68, .4); pit = m.n('TexVoronoi'); pit.inputs['Scale'].default_value = 13; m.l(m.mixc(.16, v, m.noise(v, 5, 3).outputs['Color']), pit.inputs['Vector']); a = m.n('Math'); a.operation = 'ABSOLUTE'; m.l(s.outputs[2], a.inputs[0])
    holes = m.ramp(pit.outputs['Distance'], [(.16, .5), (.34, 1.0)]); crumb = m.mixc(.8, m.ramp(n.outputs[0], [(.3, '#E2C894'), (.6, '#F3E4C2')]), holes, 'MULTIPLY'); brown = m.ramp(n.outputs[0], [(.28, '#4E2410'), (.42, '#9A5A26'), (.55, '#C88A44'), (.72, '#E0B272')])
    m.color(m.mixc(m.ramp(a.outputs[0], [(.45, 0), (.8, 1)]), crumb, brown)); m.bump(holes, .5, .03); m.bump(m.noise(v, 26, 4, .75).outputs[0], .5, .02); return m.m

# ---------------------------------------------------------------- the tables
def kopi():
    """kopi in a thick cup with a green band, kaya toast cut in fingers, marble"""
    p = banded('#F0EDE4', '#2F5A44', ((.52, .025), (.58, .07), (.68, .025)), .9); plain = ceramic('#F0EDE4', .16, 0, .5, bump=.02); filled((-1.5, -.2, 0), .66, .82, p, ('#8E5A2E', '#5E3214'), .07, .88, 168, plain, plain)
    flatware('spoon', (-1.5, -1.55, .03), 76, steel(.18), .62); thrown(spline([(0, 0), (.9, 0, 's'), (.95, .03), (1.3, .1), (1.62, .17), (1.63, .2), (1.3, .14), (.9, .07), (0, .06)], 8), plain, (1.42, .1, 0), .001, .004, 3, raw=True)
    t = toast(); ky = M('kaya', '#7E6A22', .34, 0, Specular=.45, Subsurface=.1); q = ky.noise(ky.coords(), 7, 4, .6); ky.color(ky.ramp(q.outputs[0], [(.3, '#5E5418'), (.7, '#9A8434')])); ky.bump(q.outputs[0], .4, .04); bt = sss('#F0DC94', (.2, .14, .06), .2, .42, bump=.15, bscale=5); rnd = random.Random(2)
    for k, (x, y, z, a) in enumerate(((-.52, .05, .07, 13), (.0, -.03, .07, 9), (.53, .06, .07, 15), (-.2, .04, .5, -34), (.26, .1, .5, -30))):
        with Group((1.42 + x, .1 + y, z), (0, 0, a + rnd.uniform(-3, 3))):
            slab(k, (.2, .72, .085), t, (0, 0, .085), (0, 0, 0), 12, .035); slab(k + 7, (.205, .7, .03), ky.m, (0, .0, .19), (0, 0, 0), 7, .16); slab(k + 3, (.18, .66, .035), bt, (.0, -.01, .235), (0, 0, 0), 10, .08); slab(k + 20, (.2, .73, .08), t, (.0, .01, .335), (rnd.uniform(-1.5, 1.5), rnd.uniform(-2, 2), 0), 12, .035)
    crumbs(t, 40, (1.3, -.6, .1), (.5, .3, 0), 4); crumbs(t, 14, (.6, -1.6, 0), (.6, .2, 0), 7)
table('kopi', .6, eye=(.1, -16, 6.6), aim=(.05, -.1, .5), lens=104, focus=(0, -.5, .6), wall=lambda: wash('#A9B698', .8, .16, .3), stand=lambda: marble('#ECE8E0', '#8F8A84', scale=.22, rough=.2), thing=kopi, soft=1000, cool=(.92, 1, .92), dim=.14, air='#C4D6BE', ray=(.5, .8, -.45), beam=3.0, warm=(1, .88, .64), window=dict(at=(1, 0, .6), w=9, h=10, nx=1, ny=15, bar=.3))

def croissant(loc, turn, L=1.08, R=.4, seed=1, n=7):
    """rolled from a triangle of leaves of dough: steps that lap over one another, brown on their ridges, pale where they were covered"""
    m = M('crust', '#ffffff', .5, 0, Specular=.35); at = m.n('Attribute'); at.attribute_name = 'bake'; sp = m.n('SeparateRGB'); m.l(at.outputs[0], sp.inputs[0]); f = m.noise(m.coords((3, 16, 16)), 1, 5, .7); b = m.n('Math'); b.operation = 'MULTIPLY_ADD'; b.inputs[1].default_value = .5; m.l(f.outputs[0], b.inputs[0]); m.l(sp.outputs[0], b.inputs[2])
    m.color(m.ramp(b.outputs[0], [(.2, '#E8BE78'), (.4, '#C98A3E'), (.62, '#9A5622'), (.85, '#54280F')])); m.bump(f.outputs[0], .55, .03); m.bump(m.noise(m.coords(), 22, 4, .7).outputs[0], .3, .012); m.rough(m.ramp(f.outputs[0], [(.3, .62), (.7, .36)])); bake = []
    def shape(u, v):
        s = 2 * u - 1; a = 2 * PI * v; bend = s * 1.42; taper = max(.0, 1 - abs(s) ** 2.3) ** .62; q = abs(s) * n / 2 + .16 * cos(a + .6) + .06 * N(Vector((s * 3, cos(a) * 2, seed))); step = q % 1; lap = (1 - step) ** 1.3
        r = R * (.1 + .9 * taper) * (.8 + .3 * lap - .12 * math.exp(-(step / .05) ** 2) + .012 * sin(38 * q + 2 * cos(a))) * (1 + .07 * N(Vector((s * 4, cos(a) * 1.5, sin(a) * 1.5 + seed)))) * min(1, (1 - abs(s)) * 30); bake.append(.1 + .5 * lap * (.4 + .6 * max(0, sin(a))) + .16 * abs(s) ** 3 - .5 * math.exp(-(step / .09) ** 2) - .1 * (sin(a) < -.3))
        c = Vector((L * sin(bend), -.8 * L * (1 - cos(bend)), 0)); side = Vector((sin(bend), cos(bend), 0)) * -1; p = c + side * r * 1.06 * cos(a); return (p.x, p.y, max(.0, R * .62 + r * .88 * sin(a)))
    with Group(loc, (0, 0, turn)):
        o = grid(360, 110, shape, m.m); ca = o.data.color_attributes.new('bake', 'FLOAT_COLOR', 'POINT')
        for k, w in enumerate(bake): ca.data[k].color = (max(0, w), 0, 0, 1)
def zinc():
    """a coffee with its crema at the zinc bar, two lumps of sugar, a croissant on paper"""
    p = ceramic('#F0ECE4', .14, 0, .6, bump=.02); filled((-1.3, -.1, 0), .58, .66, p, ('#A8703A', '#6E3C1A'), .06, .9, -28, p, p); flatware('spoon', (-1.22, -.86, .2), 82, steel(.16), .55); sg = M('sugar', '#EDE4D2', .85, 0); sg.bump(sg.noise(sg.coords(), 34, 3, .8).outputs[0], .7, .02)
    for x, y, a in ((-2.02, -.55, 20), (-2.1, -.2, -12)): box((.26, .19, .17), sg.m, (x, y, .17), .02, (0, 0, a))
    sheet = M('sheet', '#E9DFCA', .8, 0, Specular=.15); sheet.bump(sheet.noise(sheet.coords(1.4), 1, 3, .6).outputs[0], .4, .1); grid(60, 60, lambda u, v: ((u - .5) * 3.2, (v - .5) * 2.5, .012 + .05 * max(0, N(Vector((u * 3, v * 3, 2)))) + .1 * max(0, abs(u - .5) * 2 - .86) * (1 + N(Vector((u * 5, v * 5, 7))))), sheet.m, (1.2, .1, 0), (0, 0, 12), .006)
    croissant((1.25, .62, .05), -10); flakes = solid((.3, '#8A4E20'), (.6, '#C08A44'), (.8, '#E2B872'), rough=.7, size=6).m; crumbs(flakes, 46, (1.3, -.45, .03), (.55, .3, 0), 3, (.008, .03)); crumbs(flakes, 8, (.2, -1.3, 0), (.5, .15, 0), 5, (.008, .024))
table('zinc', .55, eye=(.1, -16, 6.2), aim=(.12, 0, .42), lens=118, focus=(0, -.4, .5), wall=lambda: wash('#B9C0BF', .86, .14, .2), stand=sheet_zinc, thing=zinc, soft=1300, cool=(.9, .95, 1), dim=.14, air='#B4C0C8', lamp=((6, 3.4, 4.6), (.6, 0, .5), 1.6, 460, (1, .76, .5)), dress=lambda: (area((-1.5, -9, 5), (1.0, 0, .6), 2.4, 300, (1, .9, .76)), softbox((1, 10.5, 6), (.2, 0, .2), 16, 4.5, 1.7, (.96, .98, 1))))

def kokuto():
    """three kinds of brown sugar on a dish, black coffee in a cup of stoneware, a shikuwasa cut in two"""
    filled((-1.5, .1, 0), .6, .72, stoneware('#34435A', .4, .45, ('#8A6A4C', .06)), ('#241008', '#120703'), .055, .84); thrown(spline([(0, 0), (1.0, 0), (1.04, .04), (1.35, .1), (1.58, .18), (1.59, .22), (1.53, .22), (1.3, .15), (1.0, .09), (0, .08)], 8), stoneware('#D5CBB8', .45, .55), (.95, .05, 0), .003, .012, 4, raw=True); rnd = random.Random(8)
    for k, (c, x, y) in enumerate(((('#1E0F07', '#3A1F0E', '#5A3418'), -.62, -.1), (('#4A2A12', '#7E4E22', '#A8743A'), .2, .38), (('#6E4E2A', '#A07A4A', '#CDAC7E'), .5, -.42))):
        m = solid((.3, c[0]), (.52, c[1]), (.74, c[2]), rough=.78, size=4.5, bump=.7, deep=.05, vary=.18, Specular=.3); m.bump(m.noise(m.coords(), 22, 4, .8).outputs[0], .6, .03)
        for j in range(6): s = rnd.uniform(.15, .23); q = j * 1.05 + k; d = .3 if j else 0; hewn((s * 2, s * rnd.uniform(1.3, 1.9), s * rnd.uniform(1.2, 1.7)), m.m, (.95 + x + d * cos(q), .05 + y + d * .8 * sin(q), .1 + (.26 if j == 0 else 0)), (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360)), j + 9 * k, .03, 22)
        crumbs(m.m, 26, (.95 + x, .05 + y - .2, .11), (.22, .16, 0), k, (.01, .035))
    citrus(.27, '#4E7A2C', (-.62, -1.2, .27), (84, 0, 24), .94, 2); citrus(.25, '#5C8430', (-1.1, -1.42, .25), (80, 0, 70), .96, 5)
table('kokuto', .6, eye=(.1, -16, 6.6), aim=(0, -.1, .4), lens=118, focus=(.2, -.5, .4), wall=lambda: wash('#E2D4BA', .84, .2, .8), stand=lambda: grain('#3A2417', '#5C3C26', 0, .3, .5), thing=kokuto, soft=1000, cool=(1, .97, .92), dim=.2, air='#D5DCD8', ray=(.5, .5, -1), beam=3.2, disc=1.6, warm=(1, .92, .78), dress=lambda: gobo_leaves((-.9, -.4, 10), (.5, .5, -1), 80, 6.2, 1.35, 5, .42))
