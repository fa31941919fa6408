/**
 * Double submit against cross-site request forgery (spec §7, request header): only our own pages can read the cookie
 * and repeat it in the header. Used when the browser doesn't report the page's origin (docs/decisions/188).
 */
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";
