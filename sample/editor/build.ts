import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

// It takes no words.
parseArgs({ options: {} });
/** Writes the editor's page as one file, which the embedded content service serves at `/editor`. */
const at = (name: string): string => join(import.meta.dirname, name);
const lib = { entry: at('editor.ts'), formats: ['es' as const] };
const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
const [output] = Array.isArray(built) ? built : [];
const script = output?.output[0].code.replaceAll('</script', '<\\/script') ?? '';
const page = readFileSync(at('page.html'), 'utf8')
  .replace('/* STYLES */', () => readFileSync(at('editor.css'), 'utf8'))
  .replace('/* SCRIPT */', () => script);
writeFileSync(at('built.html'), page);
