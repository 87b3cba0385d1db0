// Street suffixes of USPS Publication 28, appendix C1: the abbreviation, then every way it is written.
const SUFFIXES = `
Aly alley allee ally | Anx annex anex annx | Arc arcade | Ave avenue av aven avenu avn avnue | Byu bayou bayoo | Bch beach |
Bnd bend | Blf bluff bluf | Blfs bluffs | Btm bottom bot bottm | Blvd boulevard boul boulv | Br branch brnch | Brg bridge brdge |
Brk brook | Brks brooks | Bg burg | Bgs burgs | Byp bypass bypa bypas byps | Cp camp cmp | Cyn canyon canyn cnyn | Cpe cape |
Cswy causeway causwa | Ctr center cen cent centr centre cnter cntr | Ctrs centers | Cir circle circ circl crcl crcle |
Cirs circles | Clf cliff | Clfs cliffs | Clb club | Cmn common | Cmns commons | Cor corner | Cors corners | Crse course |
Ct court | Cts courts | Cv cove | Cvs coves | Crk creek | Cres crescent crsent crsnt | Crst crest | Xing crossing crssng |
Xrd crossroad | Xrds crossroads | Curv curve | Dl dale | Dm dam | Dv divide div dvd | Dr drive driv drv | Drs drives |
Est estate | Ests estates | Expy expressway exp expr express expw | Ext extension extn extnsn | Exts extensions | Fall |
Fls falls | Fry ferry frry | Fld field | Flds fields | Flt flat | Flts flats | Frd ford | Frds fords | Frst forest forests |
Frg forge forg | Frgs forges | Frk fork | Frks forks | Ft fort frt | Fwy freeway freewy frway frwy | Gdn garden gardn grden grdn |
Gdns gardens grdns | Gtwy gateway gatewy gatway gtway | Gln glen | Glns glens | Grn green | Grns greens | Grv grove grov |
Grvs groves | Hbr harbor harb harbr hrbor | Hbrs harbors | Hvn haven | Hts heights ht | Hwy highway highwy hiway hiwy hway |
Hl hill | Hls hills | Holw hollow hllw hollows holws | Inlt inlet | Is island islnd | Iss islands islnds | Isle isles |
Jct junction jction jctn junctn juncton | Jcts junctions jctns | Ky key | Kys keys | Knl knoll knol | Knls knolls | Lk lake |
Lks lakes | Land | Lndg landing lndng | Ln lane | Lgt light | Lgts lights | Lf loaf | Lck lock | Lcks locks | Ldg lodge ldge lodg |
Loop loops | Mall | Mnr manor | Mnrs manors | Mdw meadow | Mdws meadows medows | Mews | Ml mill | Mls mills | Msn mission missn mssn |
Mtwy motorway | Mt mount mnt | Mtn mountain mntain mntn mountin mtin | Mtns mountains mntns | Nck neck | Orch orchard orchrd |
Oval ovl | Opas overpass | Park prk parks | Pkwy parkway parkwy pkway pky parkways pkwys | Pass | Psge passage | Path paths |
Pike pikes | Pne pine | Pnes pines | Pl place | Pln plain | Plns plains | Plz plaza plza | Pt point | Pts points | Prt port |
Prts ports | Pr prairie prr | Radl radial rad radiel | Ramp | Rnch ranch ranches rnchs | Rpd rapid | Rpds rapids | Rst rest |
Rdg ridge rdge | Rdgs ridges | Riv river rvr rivr | Rd road | Rds roads | Rte route | Row | Rue | Run | Shl shoal | Shls shoals |
Shr shore shoar | Shrs shores shoars | Skwy skyway | Spg spring spng sprng | Spgs springs spngs sprngs | Spur spurs |
Sq square sqr sqre squ | Sqs squares sqrs | Sta station statn stn | Stra stravenue strav straven stravn strvn strvnue |
Strm stream streme | St street strt str | Sts streets | Smt summit sumit sumitt | Ter terrace terr | Trwy throughway |
Trce trace traces | Trak track tracks trk trks | Trfy trafficway | Trl trail trails trls | Trlr trailer trlrs |
Tunl tunnel tunel tunls tunnels tunnl | Tpke turnpike trnpk turnpk | Upas underpass | Un union | Uns unions | Vly valley vally vlly |
Vlys valleys | Via viaduct vdct viadct | Vw view | Vws views | Vlg village vill villag villg villiage | Vlgs villages | Vl ville |
Vis vista vist vst vsta | Walk walks | Wall | Way wy | Ways | Wl well | Wls wells`

// Publication 28, section 233, and the ways the words are written.
const DIRECTIONALS = `N north no | S south so | E east | W west | NE northeast | NW northwest | SE southeast | SW southwest`

// Appendix C2: designators that need a number, and those that stand alone.
const NUMBERED_UNITS = `
Apt apartment apmt | Bldg building bld | Dept department | Fl floor flr | Hngr hangar | Key | Lot | Pier | Rm room | Slip |
Spc space | Ste suite | Stop | Trlr trailer | Unit`
const LONE_UNITS = `Bsmt basement | Frnt front | Lbby lobby | Lowr lower | Ofc office | Ph penthouse | Rear | Side | Uppr upper`

export const SUFFIX_WORDS = readTable(SUFFIXES)
export const DIRECTION_WORDS = readTable(DIRECTIONALS)
export const NUMBERED_UNIT_WORDS = readTable(NUMBERED_UNITS)
export const LONE_UNIT_WORDS = readTable(LONE_UNITS)

/** From every way of writing, lower case, to the abbreviation. */
function readTable(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const entry of text.split('|')) {
    const [abbreviation = '', ...ways] = entry.trim().split(' ')
    for (const way of [abbreviation, ...ways]) words.set(way.toLowerCase(), abbreviation)
  }
  return words
}
