/** Ids as the content service allows them: nothing in them has a meaning in an address, a selector or markup. */
export const serviceId = /^[\w.-]{1,64}$/;

/** Ids that a page in preview asks about at most, those of its top first: the list of a large city's brands has more. */
export const PAGE_IDS = 600;
