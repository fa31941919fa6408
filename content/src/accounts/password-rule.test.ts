import { expect, test } from "vitest";
import { passwordFault } from "./password-rule.ts";

const WORDS = ["redaktion@musterlicht.example", "Mara Licht"];

test.each(["", "abc", "kurz", "elf-zeichen", "😀😀😀😀😀😀", undefined, 123456789012])(
  "%j is too short",
  async (password) => {
    expect(await passwordFault(password)).toBe("Das Passwort braucht mindestens 12 Zeichen.");
  },
);

test.each([
  "password1234",
  "123456789012",
  "qwertzuiop12",
  "aaaaaaaaaaaa",
  "administrator",
  "leavemealone",
  "redaktion@musterlicht.example",
  "musterlicht2024",
  "schaufenster1",
])("%s is guessed first", async (password) => {
  expect(await passwordFault(password, WORDS)).toMatch(/zu leicht zu erraten/);
});

test.each([
  "hund katze maus",
  "lang genug für alle Fälle",
  "Zq7_dfPwm2-kLx0aB9Rt",
  "x".repeat(5) + "Regenschirm im Schrank".repeat(40),
])("%s may be used", async (password) => {
  expect(await passwordFault(password, WORDS)).toBeNull();
});
