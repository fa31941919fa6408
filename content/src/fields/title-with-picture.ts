/** For `admin.components` of a title: the list shows the entry's picture beside it. */
export const titleWithPicture = { Cell: "/files/admin/thumbnails/TitleCell.tsx#TitleCell" };
