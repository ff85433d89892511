import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: cloudflare({ imageService: 'passthrough' }),
  integrations: [react()],
  // The islands stand beside both peers; React is this folder's own.
  vite: { resolve: { dedupe: ['react', 'react-dom'] } },
});
