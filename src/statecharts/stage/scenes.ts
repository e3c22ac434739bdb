import type { MachineScenes, SamePicture, Scene } from '#machines/scene';

const found = import.meta.glob<MachineScenes | undefined>('/src/machines/*/*.scenes.ts', {
  eager: true,
  import: 'scenes',
});

const all = exported(found);
const scenes = all.flatMap((machine) => machine.scenes);

/** The scenes of a machine; the first that shows a state is taken for it. */
export function scenesOf(machine: string): readonly Scene[] {
  return scenes.filter((scene) => scene.machine === machine);
}

/** States that no page can show, by node id, each with its reason. */
export const unshown: Readonly<Record<string, string>> = Object.assign({}, ...all.map((machine) => machine.unshown));

/** Pairs of states that look alike, each with its reason. */
export const samePictures: readonly SamePicture[] = all.flatMap((machine) => machine.samePictures);

/** What the files export as `scenes`. Throws an error that names a file which does not. */
export function exported(files: Readonly<Record<string, MachineScenes | undefined>>): readonly MachineScenes[] {
  return Object.entries(files).map(([file, scenes]) => {
    if (scenes === undefined) {
      throw new Error(`${file.slice(1)} exports no "scenes": scenesOf of src/machines/scene.ts makes them.`);
    }
    return scenes;
  });
}
