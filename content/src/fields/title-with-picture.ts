/** For `admin.components` of a title: shows the entry's picture in lists. */
export const titleWithPicture = { Cell: "/files/admin/thumbnails/TitleCell.tsx#TitleCell" };
