"""Still lifes of brands from nearer: a row a brand names the still life, eye, aim, lens and stop."""
from studio import *
import food, spirits, beauty, fashion, watches, brands
NEAR = {
    'cacao-thereze': ('food-chocolate', (1.0, -7.6, 3.1), (1.42, -.72, .22), 128, .3), 'honey-and-tide': ('food-honey', (1.5, -7.4, 2.5), (1.05, -.6, .62), 118, .3),
    'juniper-row': ('spirits-gin', (-1.6, -8, 2.6), (-1.0, -.4, 1.18), 122, .3), 'solenne': ('beauty-serum', (-.7, -8, 2.6), (.12, 0, 1.42), 120, .3), 'lune-and-linden': ('beauty-perfume-duo', (-1.2, -8.2, 2.5), (-.35, -.1, 1.35), 118, .3),
    'kintara': ('fashion-sunglasses', (1.6, -7.4, 2.6), (.55, -.1, 1.8), 122, .9), 'ottavia-rey': ('fashion-scarf', (-.9, -8, 2.4), (-.35, -.2, 1.0), 118, .3), 'meridian-time': ('watch-face', (1.6, -7.4, 3.6), (.75, .1, 2.3), 122, .4), 'calibre-ferrand': ('brand-calibre-ferrand', (.5, -9.4, 4.0), (.15, .5, 2.3), 128, .4),
}
def nearer(brand, still, eye, aim, lens, stop):
    draw, meta = SCENES[still]
    def near(): draw(); camera(eye, aim, lens, stop)
    scene('near-' + brand, kind='card', scene=meta.get('scene', {}))(near)
for brand, row in NEAR.items(): nearer(brand, *row)
