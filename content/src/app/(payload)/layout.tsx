import config from "@payload-config";
import "@fontsource-variable/instrument-sans/index.css";
import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { getPayload, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { admittedCall, REFUSED } from "../../access/server-functions.ts";
import { AgencyColours } from "../../appearance/admin/AgencyColours.tsx";
import { keepWritten } from "../../editing/admin/keep-written.ts";
import { importMap } from "./admin/importMap.js";
import "./admin.css";
import "./phone.css";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  const call = await admittedCall(args, await headers(), await getPayload({ config }));
  if (!call) return REFUSED;
  return keepWritten(call, await handleServerFunctions({ ...call, config, importMap }));
};

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <AgencyColours payload={await getPayload({ config })} />
      {children}
    </RootLayout>
  );
}
