import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { env } from 'node:process';

/** True on Debian, as root: there packages can be installed. */
export function isDebianRoot() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(system) && process.getuid?.() === 0;
}

/** Reads Debian's lists of packages, before the first `install`. */
export function update() {
  apt(['update']);
}

/** Installs packages of Debian. Whether it worked is seen by what is there afterwards. */
export function install(...names) {
  apt(['install', '-y', '--no-install-recommends', ...names]);
}

function apt(args) {
  const tool = 'apt-get';
  spawnSync(tool, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
