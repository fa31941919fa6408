import { accessibilityStatement } from "./legal/accessibility-statement.ts";
import { impressum } from "./legal/impressum.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import type { DemoLegalTexts } from "./types.ts";

export const legalTexts: DemoLegalTexts = { impressum, privacyPolicy, accessibilityStatement };
