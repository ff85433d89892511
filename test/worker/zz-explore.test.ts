import { test } from 'vitest';
import { testSite } from './testWorld.ts';

test('explore', { timeout: 900_000 }, async () => {
  const site = testSite({ variables: { LOG_LEVEL: '3' } });
  const a = await site.visit('/en/sydney/searching');
  console.log(a.status);
  const c = await site.visit('/sydney_api?content_type=page&fields.slug=predict-search&include=2');
  const j = await c.json() as any;
  console.log(JSON.stringify(j.items.map((i:any)=>[i.sys.id, i.fields])), j.includes.Entry.map((e:any)=>e.sys.id+':'+e.sys.contentType.sys.id).join(' '));
  console.log(site.lines.join('\n'));
});
