import { redirect } from "next/navigation";
import { StoredFile } from "./StoredFile.tsx";

/** The file in its form. New files are uploaded from the list, several at once. */
export function FileOfEntry({ id }: { id?: number | string }) {
  if (!id) redirect("/admin/collections/media");
  return <StoredFile />;
}
