/** Class of the part of a service's form with its slide's fields. */
export const SLIDE_FIELDS = "slide-fields";
