import { startBackToTop } from './backToTop.ts';
import { startDropdowns } from './dropdowns.ts';
import { startFooter } from './footer.ts';
import { startHeader } from './header.ts';
import { startMenu } from './menu.ts';
import { startNavigation } from './navigation.ts';
import { wakeIslands } from './islands.ts';

wakeIslands();
startHeader();
startDropdowns();
startMenu();
startFooter();
startBackToTop();
startNavigation();
