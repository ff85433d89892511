import { parseArgs } from 'node:util';
import { mistakeIn } from './textFile.ts';

// It takes no words.
parseArgs({ options: {} });
try {
  // The texts are read as the file is imported.
  const { writeSpace } = await import('./writeSpace.ts');
  await writeSpace();
} catch (thrown) {
  const mistake = mistakeIn(thrown);
  if (mistake === undefined) throw thrown;
  process.stderr.write(`${mistake}\n`);
  process.exitCode = 1;
}
