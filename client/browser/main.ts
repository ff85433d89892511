// Every page has loaded this file already, and what both scripts share is part of it.
import './early.ts';
import { behaviours, clickHandlers } from './behaviours.ts';
import { latestEvent } from './hydration/heldEvents.ts';
import { answerClicks, schedule } from './hydration/triggers.ts';
import { watchNavigation } from './shell/loading.ts';
import { dropStrayClicks } from './shell/strayClicks.ts';

// Before everything that listens for clicks.
dropStrayClicks();
answerClicks(clickHandlers);
// After the click handlers: only a click that none of them answers leads away.
watchNavigation(latestEvent);
schedule(behaviours);
