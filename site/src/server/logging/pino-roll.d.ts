/** The package brings no types. See its README for all options. */
declare module "pino-roll" {
  import type { destination } from "pino";

  type RollingFile = ReturnType<typeof destination>;

  export default function build(options: {
    /** Path without date, number and extension. */
    file: string;
    frequency: "daily";
    /** A format of date-fns. */
    dateFormat: string;
    /** With its unit: k, m or g. */
    size: string;
    limit: { count: number; removeOtherLogFiles: boolean };
    mkdir: boolean;
    mode: number;
    /** Most that may wait in memory, in bytes. */
    maxLength: number;
  }): Promise<RollingFile>;
}
