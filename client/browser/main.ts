import { wakeIslands } from './islands.ts';

wakeIslands();
