/**
 * Double submit against cross-site request forgery (spec §7, request header): only a page of our own can read the cookie
 * and repeat it in the header. It counts where the browser says nothing of the page by itself (docs/decisions/188).
 */
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";
