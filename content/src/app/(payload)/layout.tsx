import config from "@payload-config";
import "@fontsource-variable/instrument-sans/index.css";
import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { APIError, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { isFromOwnOrigin } from "../../access/own-origin.ts";
import { importMap } from "./admin/importMap.js";
import "./admin.css";
import "./phone.css";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  if (!isFromOwnOrigin({ method: "POST", headers: await headers() })) throw new APIError("Foreign origin", 403);
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
