/** The one Trusted Types policy of the site: it names the scripts of other houses (client/browser/thirdParty.ts). */
export const SCRIPT_POLICY = 'scripts';
