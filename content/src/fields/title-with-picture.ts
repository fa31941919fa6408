/** For `admin.components` of a title: the list shows the entry's picture beside it. */
export const titleWithPicture = { Cell: "/uploads/admin/thumbnails/TitleCell.tsx#TitleCell" };
