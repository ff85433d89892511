/** Ids as the content service allows them: nothing in them has a meaning in an address, a selector or markup. */
export const serviceId = /^[\w.-]{1,64}$/;
