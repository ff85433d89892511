"""Brands in threes, each with its own label, light and stone; presents, and the press desk as an opening."""
from studio import *
import beauty as B, fashion as F, house as HS, heroes as H, spirits as S, watches as W
from food import choc, cup
from parcel import cover, lidded, satin, tape
cos, sin = math.cos, math.sin

def sleeve(R, z, h, ang, c='#F0E7D5'):
    """a paper label round a cylinder"""
    return grid(60, 2, lambda u, v: ((R + .003) * sin((u - .5) * ang), -(R + .003) * cos((u - .5) * ang), z + v * h), paper(c))
def lines(R, z, name, sub, ink='#3a2a1c', size=.11):
    m = matte(ink, .6); wrapped_text(name, size, m, R, z); wrapped_text(sub, size, m, R, z - size * 1.55, 'garamond', 1.1)
def disc(r, thick, mat, loc, n=96): return shape2d([[(r * cos(2 * PI * i / n), r * sin(2 * PI * i / n)) for i in range(n)]], thick, mat, loc, (90, 0, 0), .02)

@scene('brand-aurelle', focal=(.5, .52))
def _():
    cyc(plaster('#E3D2B4', .1), 6, 3); st = stone('#B08A5A', .1, 1.4, .75, .1)
    box((2.6, 1.5, .9), st, (.1, 1.0, 0), .03); box((1.9, 1.3, .45), st, (-.75, -.2, 0), .03); cyl(.76, .2, travertine('#E4D6BC', 1, 2), (1.05, -.55, 0), .03, seg=128); ink = matte('#3a2a1c', .5)
    B.perfume_rect((.22, .95, .9), 1.05, .55, 1.45, '#F0C878', 'ivory', -8, label='AURELLE', corner=.2)
    with Group((-.82, -.15, .45), (0, 0, 8)):
        cyl(.4, 1.25, lacquer('#EADCC0', .18), (0, 0, 0), .06); cyl(.36, .1, brass(.16), (0, 0, 1.24), .01); cyl(.3, .55, lacquer('#EADCC0', .18), (0, 0, 1.33), .05); wrapped_text('AURELLE', .12, ink, .4, .74); wrapped_text('sérum clair', .1, ink, .4, .56, 'garamond', 1.1)
    B.jar((1.05, -.55, .2), .58, .5, frosted('#F3E3C0', .3), lacquer('#EADCC0', .2))
    with Group((1.05, -.55, .2)): wrapped_text('AURELLE', .1, ink, .59, .77)
    sphere(.18, brass(.1), (.05, -1.15, .18)); branch(matte('#8a8a5a', .55), matte('#5d5a45'), (-1.9, .7, 0), 2.6, 10, .45, .17, (.1, 0), 4)
    HS.H_soft(540, 120, 260); softbox((2.6, -1.6, 2.2), (0, 0, 1.4), .5, 3, 4); softbox((-2.8, -1.6, 2.2), (0, 0, 1.2), .5, 3, 3); d = (.85, .7, -.72); sun(d, 2.4, 1.0); gobo_leaves((-5.0, -4.2, 5.4), d, 10, 1.6, 1.6, 4)
    camera((.1, -8.6, 2.7), (.05, .1, 1.18), 60, .55, (0, -.1, 1.2))

@scene('brand-glenmarrow', focal=(.5, .52), scene=S.DARK)
def _():
    cyc(plaster('#26282A', .1), 5, 2.5); S.glow((0, 4.6, 2.7), 12, 6, .4, '#A87B4A'); box((5.8, 2.6, .26), stone('#3A3E40', .2, 1.2, .5, .2), (0, .2, 0), .03); ik = matte('#2a1d15', .6)
    for x, y, r, c, dn, age in ((-1.45, .35, 8, '#F2D28A', 1.2, '12'), (0, .6, 0, '#E8A448', 2.2, '18'), (1.4, .3, -9, '#B5561E', 3.2, '25')):
        with Group((x, y, .26), (0, 0, r), .92):
            rbottle(1.05, .72, 1.9, .2, glass((.985, .985, .98)), bev=.08, top=.34); rbottle(.9, .57, 1.3, .15, liquid(c, .9, density=dn), (0, 0, .18), .06, top=.012); rbottle(.9, .57, .24, .15, glass(ior=.667), (0, 0, 1.484), .012, top=.1)
            cyl(.18, .36, glass((.985, .985, .98)), (0, 0, 1.86), .02); cyl(.205, .06, brass(.2), (0, 0, 2.16), .012); cyl(.23, .4, wood('#3A2114', '#6E4528', 2.4, 2), (0, 0, 2.22), .04)
            box((.72, .01, .78), paper('#E9DFCF'), (0, -.365, .34), .004); text('GLENMARROW', .078, ik, (0, -.373, .94), (90, 0, 0), spacing=1.12); text(age, .24, ik, (0, -.373, .72), (90, 0, 0)); text('years in oak', .07, ik, (0, -.373, .52), (90, 0, 0), 'garamond'); box((.3, .004, .006), brass(.3), (0, -.373, .43), 0)
            g_ = S.glow((0, 1.0, .9), 1.9, 2.2, .75, '#E08A2E'); g_.visible_camera = False; g_.visible_glossy = False
    S.tumbler((.75, -.75, .26), .42, .6, .26, seed=2); cyl(.14, .34, stone('#B98F63', .2, 6, .8, .3), (-.75, -.75, .38), .02, (0, 88, 35))
    S.bar_light(); camera((.1, -8.8, 2.3), (0, 0, 1.42), 58, .55, (0, -.2, 1.1))

@scene('brand-hesperia', focal=(.5, .52), scene=dict(exposure=.15))
def _():
    cyc(plaster('#5F6E7C', .1), 6, 3); disc(1.65, .1, plaster('#D79B62', .1), (.35, 4.0, 2.1)); ink = matte('#3a2a1c', .5)
    st = stone('#4A5866', .15, 1.2, .6, .2); box((5.0, 2.4, .3), st, (0, .2, 0), .03); cyl(.92, .5, travertine('#D9C6A8', 1, 2), (-.05, .6, .3), .03, seg=128)
    B.perfume_rect((-.05, .6, .8), 1.08, .56, 1.5, '#F6C987', 'brass', -6, label='HESPERIA', corner=.12)
    with Group((1.1, -.42, .3), (0, 0, -10)):
        B.perfume_round((0, 0, 0), .66, '#F5C48A'); cyl(.3, .008, paper('#F3ECDF'), (0, -.264, .56), .003, (90, 0, 0)); text('HESPERIA', .075, ink, (0, -.277, .6), (90, 0, 0), spacing=1.2); text('dusk', .095, ink, (0, -.277, .47), (90, 0, 0), 'garamond')
    with Group((-1.08, -.36, .3), (0, 0, 6)): B.perfume_tall((0, 0, 0), .4, 1.5, '#F4CC84', capm=wood('#3A2118', None, 2, 2)); sleeve(.402, .46, .5, 1.7); lines(.404, .8, 'HESPERIA', 'first star', size=.085)
    for x, y in ((-1.08, .5), (1.1, .45)):   # seen through the glass only
        g_ = S.glow((x, y, 1.0), 1.9, 2.2, .75, '#E8A24A'); g_.visible_camera = False; g_.visible_glossy = False
    sphere(.15, brass(.1), (.1, -.72, .45)); sphere(.09, brass(.1), (-.2, -.82, .39))
    area((-4.5, -2.5, 4.2), (0, 0, 1.0), 2.2, 520, (1, .86, .68)); area((5, -3, 3.8), (0, 0, 1), 3.2, 190, (.8, .88, 1)); area((1.2, 4.4, 5), (0, 0, 1), 2, 260, (1, .86, .66))
    softbox((2.7, -1.6, 2.4), (0, 0, 1.4), .5, 3, 4, (1, .9, .76)); softbox((-2.9, -1.6, 2.2), (0, 0, 1.2), .5, 3, 4, (1, .9, .76)); d = (.95, .7, -.5); sun(d, 2.6, 1.0, (1, .8, .56)); gobo_window((-6.2, -4.6, 4.7), d, 4.4, 4.2, 3, 2, .16)
    camera((.1, -8.8, 2.5), (0, .1, 1.32), 60, .55, (0, -.1, 1.2))

@scene('brand-ondine', focal=(.5, .52), scene=dict(exposure=.1))
def _():
    cyc(plaster('#B9C8C2', .1), 6, 3); g = gold(.1); pm = W.pearl(); mb = marble(scale=1.1)
    box((4.2, 2.5, .25), marble('#2F5A54', '#B9CFC2', '#6E9A8C', scale=.8, sharp=.05), (0, .15, 0), .03); box((1.25, 1.0, .75), mb, (-.15, .55, .25), .03, (0, 0, 8))
    W.ring((-.15, .5, 1.0), (0, 0, 18), .5)
    # open case with the earrings
    gv = velvet('#2F5F58', sheen=.6); cs = leather('#1F4A44', .5, 34, .2)
    with Group((-1.12, -.4, .25), (0, 0, 14)):
        rbottle(1.3, 1.05, .34, .08, cs, (0, 0, 0), .03); cushion(1.16, .92, .2, gv, (0, 0, .27))
        for x, y, z in ((-.24, -.05, .52), (.24, -.05, .52)): torus(.15, .026, g, (x, y + .1, z - .02), (16, 0, 0), seg=96); W.brilliant(.075, W.diamond(), (x, y - .08, z)); sphere(.15, pm, (x, y - .24, z))
        with Group((0, .52, .33), (68, 0, 0)): rbottle(1.3, 1.05, .2, .08, cs, (0, .54, -.12), .03); box((1.16, .92, .012), silk('#E7DFD0', .4).m, (0, .54, .085), .003); text('ONDINE', .15, g, (0, .6, .1), (0, 0, 0), spacing=1.4); text('joaillerie', .095, g, (0, .4, .1), (0, 0, 0), 'garamond')
    # pearls in a loop
    cyl(.46, 1.05, mb, (1.1, .05, .25), .03, seg=128); r = .085; P = []; put = []
    for i in range(400): a = 2 * PI * i / 400; x, y = 1.1 + .62 * cos(a), .0 + .58 * sin(a); P.append(Vector((x, y, .34 + .5 * max(0, sin(a)) ** 2)))
    for p in P + P[:1]:
        if not put or (p - put[-1]).length >= r * 1.97: put.append(p)
    for p in put[:-1]: sphere(r, pm, p, seg=32)
    torus(.07, .018, g, (1.1, -.6, .33), (0, 90, 0), seg=48); Q = [(1.45 - .62 * cos(a) * .55 + .1, -.62 - .34 * sin(a) * .8, .335) for a in [PI * k / 15 for k in range(0)]]
    sphere(.15, g, (.2, -.72, .4)); sphere(.09, pm, (-.05, -.88, .34)); sphere(.075, pm, (.16, -.95, .325))
    W.studio_j(380, 100, 300); softbox((1.2, -1.6, 4.6), (0, 0, 1.4), .4, .4, 26); softbox((-1.4, -1.2, 4.2), (0, 0, 1.2), .3, .3, 26); d = (.85, .75, -.7); sun(d, 1.6, 1.0); gobo_leaves((-5.0, -4.4, 5.2), d, 9, 1.8, 1.7, 6)
    camera((.15, -8.2, 3.3), (0, .05, .98), 55, .55, (0, -.2, 1.0))

@scene('brand-sencha-hall', focal=(.5, .52), scene=dict(exposure=.05))
def _():
    cyc(plaster('#CBCDB8', .1), 6, 3); disc(1.9, .12, plaster('#DDDCCB', .1), (-.5, 4.1, 2.1)); box((5.0, 2.5, .16), wood('#4A3222', '#6E4B30', .7, 0, .45, .08), (0, .15, .12), .02); [box((.16, 2.4, .12), wood('#3A281C', '#5A3D28', .7, 1, .45, .08), (x, .15, 0), .01) for x in (-1.9, 1.9)]
    z0 = .28
    for x, y, R, h, c, sub, rot in ((-1.45, .3, .52, 1.15, '#2F4A3A', 'first flush', 5), (-.25, .6, .56, 1.6, '#8FA58E', 'shade grown', 0), (.86, .36, .5, .92, '#6E4630', 'roasted', -6)):
        with Group((x, y, z0), (0, 0, rot)):
            cyl(R, h, M('tin', c, .4, .25).m, (0, 0, 0), .03, seg=128); cyl(R + .01, .3, brass(.26, brushed=.12), (0, 0, h - .02), .03, seg=128); cyl(.1, .09, wood('#3B2A1E', '#5A4130', 2, 2, .4, .1), (0, 0, h + .27), .03)
            sleeve(R, h * .5 - .29, .5, 1.5, '#EFE8D6'); lines(R + .003, h * .5 + .04, 'SENCHA HALL', sub, '#26332a', .088)
    with Group((1.88, -.2, z0), scale=.92):
        o = [(0, 0), (.3, 0), (.32, .06), (.5, .2), (.56, .42), (.55, .58)]; s_ = spline(o, 8); inn = [(r - .04, z) for r, z in s_ if z > .1]; lathe(s_ + [(.53, .59)] + list(reversed(inn)) + [(0, .1)], ceramic('#3E4A44', .35, .35), raw=True); cyl(.505, .01, M('matcha', '#7F9440', .5, 0).m, (0, 0, .4), .002)
    rnd = random.Random(6); lm = matte('#3F5236', .7)
    for i in range(34): leaf(rnd.uniform(.12, .22), .05, lm, (-.45 + rnd.gauss(0, .3), -.68 + rnd.gauss(0, .1), z0 + .012), (rnd.uniform(-20, 20), rnd.uniform(-15, 5), rnd.uniform(0, 360)))
    with Group((-1.5, -.72, z0 + .03), (0, 82, 24)): lathe([(0, 0), (.035, .02), (.03, .6), (.05, .8), (.11, .95), (.12, 1.15), (.05, 1.25), (0, 1.26)], wood('#B98F5A', '#D0A873', 2, 2, .5), seg=40)
    branch(matte('#5E7148', .5), matte('#5d5a45'), (2.15, .8, .28), 2.3, 9, .42, .15, (.05, -.1), 6)
    HS.H_soft(500, 130, 230); d = (.85, .75, -.68); sun(d, 2.2, 1.0); gobo_window((-5.4, -4.8, 5.6), d, 3.6, 4.2, 4, 3, .14)
    camera((.1, -8.8, 3.0), (.05, .1, 1.12), 60, .55, (0, -.2, 1.0))

@scene('brand-casa-orsino', focal=(.5, .52), scene=dict(exposure=.2))
def _():
    cyc(plaster('#DDB79C', .1), 6, 3); L = leather('#4A1512', .42, 30, .28); th = matte('#E3C9A4', .7); br = brass(.16); shape2d([arch_outline(3.2, 4.1)], .25, plaster('#C98B6C', .12), (.2, 4.3, 0), (90, 0, 0), .03)
    st = plaster('#B5694A', .14, 4); box((3.5, 2.0, .5), st, (0, .7, 0), .03); box((2.3, 1.3, .24), st, (.95, -.75, 0), .03)
    F.handbag((-.1, .6, .54), -12, .9, L)
    text('CASA ORSINO', .2, brass(.2), (-.75, -.315, .26), (90, 0, 0), extrude=.006, spacing=1.3)
    with Group((.85, -.68, .24), (0, 0, -10), .82):
        sp = []; n = 110
        for i in range(n + 1): t = i / n; a = t * 2 * PI * 2.4 + 2.4; r = .22 + .42 * t; sp.append((r * cos(a), r * sin(a), .23))
        e = Vector(sp[-1]); tg = (e - Vector(sp[-2])).normalized()
        for k in range(1, 5): p = e + tg * k * .16; sp.append((p.x, p.y, p.z))
        band(sp, .44, .06, L, axis=(0, 0, 1), per=3, r=.025); p = Vector(sp[-1])
        with Group(tuple(p), (90, 0, math.degrees(math.atan2(tg.y, tg.x)))): shape2d([section(.46, .62, .12, 48), section(.31, .45, .06, 48)], .06, br, (.16, 0, 0), (0, 0, 0), .026); tube([(-.02, 0, .02), (.19, 0, .08), (.37, 0, .07)], .03, br)
    with Group((-.95, -1.15, .0), (0, 0, 14), .92):
        rbottle(1.3, .9, .1, .1, L, (0, 0, 0), .035); rbottle(1.28, .88, .1, .1, L, (0, .01, .1), .035); stitches([(-.58, -.38, .204), (-.58, .39, .204), (.58, .39, .204), (.58, -.38, .204), (-.58, -.38, .204)], th); text('ORSINO', .1, br, (.28, -.24, .206), (0, 0, 0), extrude=.004, spacing=1.3)
    F.soft(560, 130, 270); softbox((3, -1.8, 2.6), (0, 0, 1.4), .6, 3, 3); d = (.85, .85, -.65); sun(d, 2.6, 1.1, (1, .88, .7)); gobo_palm((-5.6, -5.2, 5.2), d, 5, 15, 2, 20)
    camera((.15, -9.8, 3.1), (.08, .1, 1.32), 58, .55, (0, -.3, 1.2))

@scene('brand-calibre-ferrand', focal=(.5, .5), scene=dict(exposure=.15))
def _():
    cyc(plaster('#8E949A', .1), 6, 3); vm = velvet('#3B4148', sheen=.5); bl = stone('#5B6369', .18, 1.2, .55, .25)
    for x, y, z, s, rot, dial, case, strap in ((-1.34, -.35, .14, .74, 8, W.sunburst('#E6DFD0', .35), rosegold(.13), leather('#7A4A26', .5, 30, .3)), (0, .6, .62, .92, 0, W.sunburst('#1F4436', .34), gold(.12), leather('#20261f', .5, 30, .3)), (1.34, -.35, .14, .74, -8, W.sunburst('#33506E', .36), steel(.12), leather('#2b2f36', .5, 30, .3))):
        box((1.45, 1.6, z), bl, (x, y + .1, 0), .03, (0, 0, rot))
        with Group((x, y, z), (0, 0, rot), s):
            lathe([(0, 0), (.8, 0), (.86, .05), (.88, .2), (.88, .7), (.84, .8), (0, .82)], vm, (0, .55, 0), seg=96)
            W.watch((0, .1, 1.75), (56, 0, 0), 1.0, dial, case, strap, mark=None if x else gold(.12), name='FERRAND', sub='calibre 21')
    box((1.3, .06, .34), brass(.3, brushed=.1), (0, -1.35, 0), .008); text('CALIBRE FERRAND', .1, matte('#2a2420', .6), (0, -1.384, .17), (90, 0, 0), spacing=1.15)
    W.studio_j(360, 110, 280); softbox((0, -.5, 6), (0, .2, 1.6), 4, 2, 1.6); d = (.85, .7, -.75); sun(d, 1.6, 1.0, (1, .92, .8)); gobo_window((-5.4, -4.4, 5.8), d, 3.8, 4.0, 2, 3, .16)
    camera((.0, -9.4, 4.3), (0, .1, 1.45), 52, .9, (0, -.1, 1.7))

@scene('gift-opened', focal=(.47, .52), scene=dict(exposure=.1))
def _():
    cyc(plaster('#3F5448', .1), 9, 3); iv = cover('#EBE1CF'); gv = velvet('#CDAE84', sheen=.5); sg = satin('#A85A40'); br = brass(.16)
    with Group((-.95, .1, 0), (0, 0, -10)):
        HS.open_box((0, 0, 0), 3.3, 2.5, .62, iv, 0, .06); box((3.16, 2.36, .2), gv, (0, 0, .06), .02)
        for x, w in ((-.42, .05), (.62, .05)): box((w, 2.36, .5), gv, (x, 0, .06), .015)
        with Group((-1.0, -.72, .56), (-86, 0, 0)): B.perfume_rect((0, -.06, 0), .84, .46, 1.05, '#E9B066', 'brass', 0, label=None)
        with Group((.1, .0, .26)):
            cyl(.4, .62, ceramic('#E4D5BC', .4), (0, 0, 0), .04, seg=96); ring_disc(.36, .4, .04, ceramic('#E4D5BC', .4), (0, 0, .6), .01); cyl(.355, .01, sss('#F6EEDC', (.3, .2, .1), .05, .5), (0, 0, .6), .002); tube([(0, 0, .6), (.01, 0, .7), (.03, 0, .76)], .012, matte('#2a1d15', .8))
        for i in range(2):
            for j in range(4): choc((i * 3 + j * 2 + 1) % 7, (.9 + .46 * i, -.84 + .55 * j, .27), (0, 90)[(i + j) % 2])
    with Group((2.58, 1.36, 0), (0, 0, 22)): box((3.38, 2.58, .42), iv, (0, 0, 0), .016); text('MERIDIAN', .25, br, (-.3, .1, .422), spacing=1.35, extrude=.003); text('GALLERIA', .13, br, (-.3, -.2, .422), spacing=1.7, extrude=.003)
    def undone(u): t = u; return ((-2.5 + 4.6 * t, -1.78 + .2 * sin(2.2 * PI * t + .4) + .12 * t, .03 + .26 * sin(3.1 * PI * t + .3) ** 4 * sin(PI * t)), (.12 * sin(5 * t), 1, .34 * sin(2 * PI * t * 1.5 + .6)), 1)
    tape(undone, .27, sg, 200, .01, .1)
    area((-4.5, -2.5, 6.5), (0, 0, .4), 2.6, 760, (1, .92, .8)); area((5, -3, 5), (0, 0, .4), 3.2, 240, (.94, .96, 1)); area((1.2, 4.4, 6.5), (0, 0, .4), 2, 260, (1, .95, .86)); d = (.8, .5, -.9); sun(d, 2.6, 1.0); gobo_window((-4.4, -2.9, 5.8), d, 3.8, 4.2, 2, 3, .18)
    camera((.38, -6.4, 7.6), (.28, -.04, .2), 49, .9, (0, -.2, .5))

@scene('gift-set', focal=(.5, .5), scene=dict(exposure=.15))
def _():
    cyc(plaster('#B4B9A2', .1), 6, 3); g = cover('#24483A'); iv = cover('#EBE0CD'); tc = cover('#B0694C'); st = satin('#E2CFAA')
    cyl(1.95, .22, travertine('#DCCBB0', .9, 2), (0, .2, 0), .03, seg=160); z = .22
    for w, d, h, m, s, bow in ((2.3, 1.9, .88, g, .3, 0), (1.75, 1.45, .74, tc, .26, 0), (1.25, 1.05, .58, iv, .2, .95)): lidded((0, .2, z), (w, d, h), m, st, 8, .26, bow, s, 4, reach=1.25, tails=(-116, -56)); z += h + .026
    with Group((1.35, -1.95, .0), (-14, 0, -12)): box((.95, .02, .62), paper('#F4ECDD'), (0, 0, .01), .004); text('MERIDIAN', .12, matte('#8A5A3C', .6), (0, -.012, .4), (90, 0, 0), spacing=1.3); text('with our regards', .085, matte('#3a2a1c', .6), (0, -.012, .22), (90, 0, 0), 'garamond')
    H.reel(.24, .2, satin('#EBDDC4'), (-1.62, -.95, 0)); branch(matte('#6C7B5C', .5), matte('#5d5a45'), (-1.0, -1.75, .06), 1.7, 9, .36, .12, (.1, 0), 21, rot=(86, 0, 72))
    HS.H_soft(560, 130, 260); softbox((2.8, -1.8, 2.6), (0, 0, 1.4), .6, 3, 2.5); d = (.85, .75, -.68); sun(d, 2.4, 1.0); gobo_window((-5.4, -4.8, 5.8), d, 3.8, 4.4, 2, 3, .18)
    camera((.1, -9.6, 3.6), (.1, .1, 1.14), 58, .6, (0, -.4, 1.3))

@scene('hero-press', kind='hero', focal=(.68, .52), scene=dict(exposure=.1))
def _():
    box((40, 30, .3), leather('#2C4A40', .55, 12, .12), (0, 0, -.3), .05); br = brass(.15); ink = matte('#33302c', .8)
    with Group((-1.55, .25, 0), (0, 0, 7)):
        rbottle(2.75, 3.5, .06, .03, paper('#E6DAC2'), (0, 0, 0), .02); rbottle(2.75, 3.5, .05, .03, paper('#EFE6D5'), (.02, 0, .07), .02); z = .124; text('MERIDIAN', .24, ink, (0, .55, z), spacing=1.35, extrude=.001); text('GALLERIA', .12, ink, (0, .27, z), spacing=1.6, extrude=.001); box((.5, .012, .003), br, (0, .02, z), 0); text('Press', .2, matte('#9C4A2B', .7), (0, -.26, z), (0, 0, 0), 'garamond', extrude=.001)
        ribbon([(1.1, -1.77, .03), (1.1, -1.7, .13), (1.1, 0, .13), (1.1, 1.7, .13), (1.1, 1.77, .03)], .12, H.satin('#9C4A2B'), thick=.004, normal=(1, 0, 0))
    def pic(loc, rot, w, h, sky, ground, what):
        with Group(loc, (0, 0, rot)):
            box((w, h, .012), paper('#F6F1E6', .5), (0, 0, 0), .003); b = .11; box((w - 2 * b, h - 2 * b, .002), M('p', sky, .55, 0).m, (0, 0, .0125), 0)
            box((w - 2 * b, (h - 2 * b) * .3, .002), M('p', ground, .55, 0).m, (0, -(h - 2 * b) * .35, .0135), 0); y = -(h - 2 * b) * .3
            if what == 'arches':
                for i in (-1, 0, 1): shape2d([arch_outline(w * .22, h * .56)], .001, matte('#7C5A3C', .7), (i * w * .26, y, .0158)); shape2d([arch_outline(w * .17, h * .5)], .001, matte('#E9D2A8', .7), (i * w * .26 + .02, y, .0172))
            elif what == 'arch': shape2d([arch_outline(w * .5, h * .66)], .001, matte('#8E3F2B', .7), (0, y, .0158)); shape2d([arch_outline(w * .36, h * .54)], .001, matte('#E7B88A', .7), (0, y, .0172)); shape2d([[(.12 * cos(2 * PI * k / 40), .12 * sin(2 * PI * k / 40)) for k in range(40)]], .001, matte('#F6E2B4', .7), (.1, y + h * .3, .0186))
            else:
                for k, (c, ww) in enumerate((('#3E5A50', .62), ('#58776A', .46), ('#86A294', .3))): shape2d([[(-w * ww / 2, 0), (w * ww / 2, 0), (w * ww / 2, h * .1), (-w * ww / 2, h * .1)]], .001, matte(c, .7), (0, y + h * .1 * k, .0158))
                shape2d([arch_outline(w * .2, h * .3)], .001, matte('#D9B98A', .7), (0, y + h * .3, .0158))
    pic((.35, .95, .01), -9, 1.9, 1.45, '#C9D3D6', '#C7AE8A', 'arches'); pic((1.95, .75, .03), 8, 1.35, 1.8, '#E6CDB4', '#B98A62', 'arch'); pic((.95, -.45, .05), 4, 1.9, 1.4, '#DCE0D6', '#B7B49E', 'steps')
    with Group((2.25, -.85, .06), (0, 0, -24)): torus(.46, .055, br, (0, 0, .24)); cyl(.44, .02, glass((.99, 1, 1)), (0, 0, .23), .008); lathe([(.06, 0), (.05, .1), (.075, .3), (.085, .7), (.05, .98), (0, 1.0)], lacquer('#2A1A12', .2), (.5, 0, .2), (0, 94, 0), seg=40); cyl(.065, .1, br, (.5, 0, .235), .01, (0, 92, 0))
    with Group((-.1, -1.45, .07), (0, 0, 12)): cyl(.055, 2.0, lacquer('#9C4A2B', .25), (-1.0, 0, 0), .01, (0, 90, 0), seg=6); lathe([(.055, 0), (.012, .2), (0, .22)], M('tip', '#D9B98A', .7, 0).m, (1.0, 0, 0), (0, 90, 0), seg=24); sphere(.016, ink, (1.2, 0, 0), seg=12); cyl(.058, .14, br, (-1.1, 0, 0), .01, (0, 90, 0), seg=32)
    cup((-2.95, 1.75, 0), .5, .5, ceramic('#EDE4D2', .25), M('coffee', '#3A1F10', .15, 0).m, True, 40, level=.8)
    area((-4, -3, 6.5), (0, 0, .2), 3, 800, (1, .93, .82)); area((6, -2, 6), (0, 0, .2), 3, 260, (.94, .96, 1)); d = (.85, .35, -.8); sun(d, 2.6, 1.0, (1, .9, .76)); gobo_window((-5.2, -2.1, 5.0), d, 4.0, 4.6, 2, 3, .18)
    camera((-1.0, -6.6, 8.8), (-1.0, .1, .1), 46, 1.2, (0, -.2, .1))
