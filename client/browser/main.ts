// It runs in every page already; what both files need is in it.
import './early.ts';
import { behaviours, pressed } from './behaviours.ts';
import { keepGutter } from './gutter.ts';
import { wakeIslands } from './islands.ts';
import { watchNavigation } from './loading.ts';
import { awaitMoments, whenParsed } from './moments.ts';
import { watchHealth } from './pageHealth.ts';
import { awaitPresses } from './presses.ts';

awaitPresses(pressed);
keepGutter();
// After the presses: only a click that nobody answered leads away.
watchNavigation();
// A page may still be on its way when somebody first touches it.
whenParsed(() => {
  watchHealth();
  awaitMoments(behaviours);
  wakeIslands();
});
