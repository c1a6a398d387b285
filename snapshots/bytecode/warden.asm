module 1

card "Cinder Warden" {
  layout "normal"
  face "Cinder Warden" {
    manaCost "{1}{W}"
    types "Creature"
    subtypes "Human" "Soldier"
    colors "W"
    power "2"
    toughness "2"
    ability keyword {                                         ;; First strike
      keyword { keyword "first strike" }
      separator /line
      item 0
      zones battlefield
    }
    ability triggered {                                       ;; Vanguard — When this creature enters, if you control another Soldier, exile up t …
      event { enters { source } }                             ;; When this creature enters
      condition { controls { you } { some oneOrMore - { allOf { source ; other ; subtype "soldier" } } } }  ;; if you control another Soldier
      limit none
      item 1
      zones battlefield
      target {
        min { const 0 }
        max { const 1 }
        filter { allOf { non { type land } ; permanent ; controlledBy { all { opponent } /bare } } }
      }
      value { sort entities ; origin event { role "what" } }
      body { step /first - { untilEvent { leaves { source } } ; lasting { you ; target 0 ; exile } } }  ;; exile up to one target nonland permanent an opponent controls until this creatur …
    }
    ability activated {                                       ;; {2}{W}, {T}: Each other creature you control gets +1/+1 until end of turn. Activ …
      cost { payMana "{2}{w}" ; tapSelf }                     ;; {2}{W}, {T}
      limits duringCombat
      item 2
      zones battlefield
      body {
        step /first - {
          endOfTurn                                           ;; until end of turn
          lasting {
            all { allOf { source ; other ; type creature ; controlledBy { you } } } ; const 1 ; const 1
            modifyPt                                          ;; Each other creature you control gets +1/+1
          }
        }
      }
    }
    debug {
      text "First strike\nVanguard — When this creature enters, if you control another Soldier, exile up to one target nonland permanent an opponent controls until this creature leaves the battlefield.\n{2}{W}, {T}: Each other creature you control gets +1/+1 until end of turn. Activate only during combat."
      spans 0:12 0:12 13:188 24:49 - 51:81 - - - - - -
      spans - - - - - - - - - - 145:187 -
      spans - - - - 83:144 189:292 189:195 197:200 - 245:262 - -
      spans - - - - - - - - 202:244
    }
  }
}
