/** For `admin.components.afterInput` of a field that is part of an entry's URL. */
export const addressNotice = "/addresses/admin/AddressNotice.tsx#AddressNotice";
