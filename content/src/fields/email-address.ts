import { plainEmail } from "@schaufenster/contract/email";
import type { EmailField } from "payload";
import { email } from "payload/shared";

/** An e-mail address of an account or of the agency, without invisible characters from copying. */
export const pastedEmail = {
  hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? plainEmail(value) : value)] },
  validate: (value, options) => email(value && plainEmail(value), options),
} satisfies Pick<EmailField, "hooks" | "validate">;
