"use client";

import { EditorContent } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CHOSEN_FILES } from "../../files/file-types.ts";
import fieldStyles from "./field/field.module.css";
import { Notes } from "./field/Notes.tsx";
import { PlainText } from "./field/PlainText.tsx";
import type { TextEditorProps } from "./field/text-editor-props.ts";
import { LinkDialog } from "./link/LinkDialog.tsx";
import { setLink } from "./link/set-link.ts";
import { insertContactButton, insertPeople, WHO } from "./media/insert-blocks.ts";
import { insertFiles, type MediaFile } from "./media/insert-files.ts";
import { PictureDialog } from "./media/PictureDialog.tsx";
import { useMediaLibrary } from "./media/useMediaLibrary.tsx";
import type { Pasted } from "./paste/paste-props.ts";
import textStyles from "./schema/text.module.css";
import { type Action, outsideOfTable } from "./toolbar/action.ts";
import { actionGroups } from "./toolbar/actions.ts";
import { isPicture, MOVES } from "./toolbar/picture-actions.ts";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import { useTextEditor } from "./useTextEditor.ts";

/** Phones offer their camera and photos only if nothing but pictures is accepted. */
const hasCamera = () => matchMedia("(pointer: coarse)").matches;

/** Edits a Markdown text as rich text with a toolbar, or as source (docs/decisions/089). */
export function TextEditor(props: TextEditorProps) {
  const { id, text, onChange, readOnly, rows, headings, series, labelledBy, describedBy, required, invalid, insert } =
    props;
  const [isSource, setSource] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<"link" | "picture" | null>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const asPeople = useRef(false);
  const library = useMediaLibrary((files: MediaFile[]) => {
    if (editor && asPeople.current) insertPeople(editor, files);
    else if (editor) insertFiles(editor, files, series);
  });
  const choose = (people: boolean) => () => {
    asPeople.current = people;
    library.choose(people);
  };
  const pick = (accept: string, people: boolean) => () => {
    asPeople.current = people;
    library.pick(accept, people ? WHO : undefined);
  };
  const editor = useTextEditor({
    text,
    onChange,
    readOnly,
    onFiles: (files) => {
      asPeople.current = false;
      library.upload(files);
    },
    // Keeps the note on what was left out while typing; the Markdown offer only applies to the unchanged paste.
    onPasted: (now) =>
      setPasted((before) => now ?? (before?.asMarkdown ? { left: before.left, asMarkdown: null } : before)),
    attributes: {
      id,
      role: "textbox",
      class: textStyles.text ?? "",
      style: `--rows: ${rows}`,
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      "aria-describedby": describedBy,
      "aria-required": String(required),
      "aria-invalid": String(invalid),
      "aria-readonly": String(readOnly),
    },
  });

  useEffect(() => {
    insert.current =
      editor && !isSource ? (text) => editor.chain().focus().insertContent({ type: "text", text }).run() : null;
    return () => {
      insert.current = null;
    };
  }, [editor, isSource, insert]);

  const blocks: Action[] = [
    { name: "Personen: Porträts hochladen", icon: "portraits", run: pick("image/*", true), isPossible: outsideOfTable },
    { name: "Personen aus den Dateien", icon: "people", run: choose(true), isPossible: outsideOfTable },
    { name: "Schaltfläche zum Kontaktformular", icon: "contact", run: insertContactButton, isPossible: outsideOfTable },
  ];
  const insertions: Action[] = [
    {
      name: "Link",
      icon: "link",
      shortcut: "Strg+K",
      run: () => setDialog("link"),
      isActive: (each) => each.isActive("link"),
    },
    { name: "Bild, Film oder PDF aus den Dateien", icon: "library", run: choose(false) },
    { name: "Fotos hochladen", icon: "camera", run: pick("image/*", false), isShown: hasCamera },
    { name: "Bild, Film oder PDF hochladen", icon: "upload", run: pick(CHOSEN_FILES, false) },
    ...(series ? blocks : []),
    { name: "Alternativtext", icon: "alternative", run: () => setDialog("picture"), isShown: isPicture },
    ...MOVES,
  ];

  function close(): void {
    setDialog(null);
    editor?.commands.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isSource || readOnly) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") setDialog("link");
    else if (event.altKey && event.key === "F10")
      toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the text inside
    <div className={fieldStyles.editor} onKeyDown={onKeyDown}>
      {!readOnly && (
        <Toolbar
          bar={toolbar}
          editor={isSource ? null : editor}
          groups={actionGroups(headings, insertions)}
          controls={id}
          isSource={isSource}
          onToggleSource={() => setSource(!isSource)}
        />
      )}
      {isSource ? <PlainText {...props} hint /> : <EditorContent editor={editor} />}
      {!isSource && !readOnly && <Notes editor={editor} pasted={pasted} />}
      {library.dialogs}
      {dialog === "link" && editor && (
        <LinkDialog
          address={editor.getAttributes("link").href ?? ""}
          onLink={(address, title) => {
            close();
            setLink(editor, address, title);
          }}
          onRemove={() => {
            close();
            editor.chain().extendMarkRange("link").unsetLink().run();
          }}
          onClose={close}
        />
      )}
      {dialog === "picture" && editor && (
        <PictureDialog
          text={editor.getAttributes("image").alt ?? ""}
          onChange={(alt) => {
            close();
            editor.commands.updateAttributes("image", { alt });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
