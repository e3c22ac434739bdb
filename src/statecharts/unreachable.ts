/** Branches that are drawn but that no path of a model takes, by machine and transition id, each with its reason. */
export const unreachableByDesign: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
