// It runs in every page already; what both files need is in it.
import './early.ts';
import { behaviours, pressed } from './behaviours.ts';
import { keepGutter } from './gutter.ts';
import { wakeIslands } from './islands.ts';
import { watchNavigation } from './loading.ts';
import { awaitMoments } from './moments.ts';
import { watchHealth } from './pageHealth.ts';
import { awaitPresses } from './presses.ts';

// Before anything can fail to come.
watchHealth();
awaitPresses(pressed);
awaitMoments(behaviours);
wakeIslands();
keepGutter();
// Last: only a click that nobody answered leads away.
watchNavigation();
