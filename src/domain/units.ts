/** How sizes are shown: centimetres and kilograms, or inches and pounds. */
export type Unit = 'cm' | 'inch';

export const CM_PER_INCH = 2.54;

const POUNDS_PER_KG = 2.204_62;

/** A size in centimetres as a number in a unit: whole centimetres, or inches to a tenth. */
export function sizeIn(unit: Unit, centimetres: number): string {
  return String(unit === 'cm' ? Math.round(centimetres) : rounded(centimetres / CM_PER_INCH));
}

/** A size as it was measured, as a number in a unit to a tenth. */
export function measuredIn(unit: Unit, centimetres: number): string {
  return String(rounded(unit === 'cm' ? centimetres : centimetres / CM_PER_INCH));
}

/** Such as "45 cm" or "17.7 in". */
export function printedSize(unit: Unit, centimetres: number): string {
  return `${sizeIn(unit, centimetres)} ${unitMark(unit)}`;
}

/** The height of a person: "170 cm" or "5 ft 7 in". */
export function printedStature(unit: Unit, centimetres: number): string {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return unit === 'cm' ? printedSize(unit, centimetres) : `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

/** Such as "4.8 kg" or "10.6 lb". */
export function printedWeight(unit: Unit, kilograms: number): string {
  return unit === 'cm' ? `${kilograms} kg` : `${rounded(kilograms * POUNDS_PER_KG)} lb`;
}

/** How a unit is printed: "cm" or "in". */
export function unitMark(unit: Unit): string {
  return unit === 'cm' ? 'cm' : 'in';
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
