import * as v from 'valibot';
import { counted } from '../../content/counted.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { visibleText } from '../../content/visibleText.ts';
import { refuse, refuseMore, runCommand } from '../commandLine.ts';
import { contentsFrom } from '../networkProblem.ts';
import { tellSite } from '../operators/tellSite.ts';
import { readAddressed } from '../wrangler.ts';

const usage = `Where an entry or asset is used: the addresses whose pages read it, and the entries that link to it.

  npm run uses -- ID

Add --remote to ask the deployed site, --remote staging that of staging; HEALTH_KEY has to be in the environment. Pages are those that are made ahead of their visitors; an unpublished entry is read by none.
`;

const { words, environment } = readAddressed(usage);
const [id = refuse(usage, 'Name an entry or asset by its id.')] = words;
refuseMore(usage, words, 1);
if (!serviceId.test(id)) refuse(usage, `${visibleText(id)} is no id.`);

const answer = v.object({
  isPublished: v.boolean(),
  pages: v.optional(v.array(v.string())),
  links: v.array(v.object({ id: v.string(), type: v.string() })),
});

await runCommand(async () => {
  const siteAnswer = await tellSite(environment, `/_uses?entry=${encodeURIComponent(id)}`);
  if ('problem' in siteAnswer) throw new Error(`The site can't be asked: ${siteAnswer.problem}.`);
  const { isPublished, pages, links } = await contentsFrom('the site', siteAnswer, answer);
  // A mistyped id is read by nothing, too.
  if (!isPublished && (pages ?? []).length + links.length === 0)
    throw new Error(`No published entry or asset has the id ${visibleText(id)}.`);
  const lines = [
    readers(pages),
    ...(pages ?? []).map((path) => `  ${visibleText(path)}`),
    `Linked from ${counted(links.length, 'published entry', 'published entries')}.`,
    ...links.map(({ id: linking, type }) => `  ${type.padEnd(24)} ${linking}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

function readers(pages: readonly string[] | undefined): string {
  if (pages) return `Read by ${counted(pages.length, 'page')} that ${pages.length === 1 ? 'is' : 'are'} made ahead.`;
  return 'Which pages read it is not known: no page is recorded yet. Pages are recorded when they are made ahead, by npm start (not with FILL=0) and by a deploy: ask again then.';
}
