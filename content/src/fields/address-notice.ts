/** For `admin.components.afterInput` of the field whose value stands in an entry's address. */
export const addressNotice = "/addresses/admin/AddressNotice.tsx#AddressNotice";
