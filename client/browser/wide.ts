/** Screens of a desk (tokens.css): the navigation stands in the header, the footer's sections open beside each other. */
export const WIDE = '(width >= 64em)';
