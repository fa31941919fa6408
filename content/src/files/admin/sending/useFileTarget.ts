"use client";

import { type ClipboardEvent, type DragEvent, useState } from "react";

/**
 * Accepts files that are dropped on or pasted into an element.
 *
 * @returns props for the element, and whether files are being dragged over it
 */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const props = {
    onDragOver(event: DragEvent) {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isOver, props };
}
