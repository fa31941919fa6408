import type { SendMailOptions } from "nodemailer";
import type { Inquiry, SiteSetting } from "../../payload-types.ts";
import { headerText } from "../../platform/mail/header-text.ts";
import { type MailFrame, receivedText, SAFE } from "./inquiry-mail.ts";

type Agency = Pick<SiteSetting, "agencyName" | "phone" | "street" | "postalCode" | "city">;

/** The optional confirmation to the visitor. It contains nothing from the form: anyone can type anyone's address. */
export function confirmationMail(inquiry: Inquiry, agency: Agency, { from, to }: MailFrame): SendMailOptions {
  const town = [agency.postalCode, agency.city].filter(Boolean).join(" ");
  const signature = [agency.agencyName, agency.street, town, agency.phone && `Telefon ${agency.phone}`];
  return {
    ...SAFE,
    envelope: { from: from.address, to: [inquiry.email] },
    from: { name: headerText(agency.agencyName), address: from.address },
    to: { name: "", address: inquiry.email },
    replyTo: { name: "", address: to },
    subject: "Wir haben Ihre Nachricht erhalten",
    messageId: inquiry.messageId.replace("<anfrage.", "<bestaetigung."),
    date: new Date(inquiry.receivedAt),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    text: [
      "Guten Tag,",
      "",
      `Ihre Nachricht über unsere Website ist am ${receivedText(inquiry)} bei uns eingegangen. Wir melden uns bei Ihnen.`,
      "",
      "Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre Adresse in unser Formular eingetragen. Sie brauchen nichts zu tun.",
      "",
      "-- ",
      ...signature.filter(Boolean),
      "",
    ].join("\n"),
  };
}
